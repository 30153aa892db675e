/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "icon:*" {
  /** The path data of an emblem in a 512 × 512 box. */
  const path: string;
  export default path;
}

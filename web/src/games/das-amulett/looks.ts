// How gems, metals, phases and spells look: colours from light to dark, shapes, emblems.
import amber from "icon:amber-mosquito";
import diamond from "icon:cut-diamond";
import ruby from "icon:fire-gem";
import emerald from "icon:emerald";
import teleport from "icon:teleport";
import plentyGold from "icon:gold-stack";
import plentySilver from "icon:coins-pile";
import plentyCopper from "icon:coins";
import plentyIron from "icon:cornucopia";
import twoWishes from "icon:magic-lamp";
import desire from "icon:burning-passion";
import avarice from "icon:evil-hand";
import croesus from "icon:shiny-purse";
import influence from "icon:crown-coin";
import influenceWall from "icon:stone-crafting";
import influencePyramid from "icon:pharoah";
import morphIron from "icon:metal-golem-head";
import morphGold from "icon:metal-hand";
import morphCopper from "icon:melting-metal";
import morphSilver from "icon:cauldron";
import morphDivine from "icon:all-seeing-eye";
import morphStone from "icon:medusa-head";
import gift from "icon:present";
import giftWall from "icon:trowel";
import giftPyramid from "icon:ankh";
import might from "icon:mailed-fist";
import journey from "icon:treasure-map";
import phoenix from "icon:feathered-wing";
import superiority from "icon:laurel-crown";
import arc from "icon:lightning-arc";
import pullDark from "icon:black-hole-bolas";
import pullLight from "icon:sunbeams";
import goldBar from "icon:gold-bar";
import metalBar from "icon:metal-bar";
import twoCoins from "icon:two-coins";
import anvil from "icon:anvil";
import { spellId, type Metal, type Phase, type Terrain } from "./box";

const EMBLEMS: Record<string, string> = {
  amber, diamond, ruby, emerald, teleport, desire, avarice, croesus, influence, gift, might, journey, phoenix, superiority, arc,
  plenty_gold: plentyGold, plenty_silver: plentySilver, plenty_copper: plentyCopper, plenty_iron: plentyIron, two_wishes: twoWishes,
  influence_wall: influenceWall, influence_pyramid: influencePyramid, morph_iron: morphIron, morph_gold: morphGold,
  morph_copper: morphCopper, morph_silver: morphSilver, morph_divine: morphDivine, morph_stone: morphStone, gift_wall: giftWall,
  gift_pyramid: giftPyramid, pull_dark: pullDark, pull_light: pullLight,
};

export function emblem(card: string): string {
  return EMBLEMS[spellId(card)] ?? twoWishes;
}

export interface GemLook {
  light: string;
  body: string;
  dark: string;
  ink: string;
  outline: string;
  facets: string;
}

const ROUND = "M10 0A10 10 0 1 1-10 0A10 10 0 1 1 10 0Z";
const look = (light: string, body: string, dark: string, ink: string, outline: string, facets: string): GemLook => ({ light, body, dark, ink, outline, facets });

export const GEMS: Record<string, GemLook> = {
  red: look("#ff9a8c", "#d3202f", "#6e0714", "#fff", ROUND, "M-6.5-3 0-6.5 6.5-3V4L0 7-6.5 4Z"),
  yellow: look("#fff6a8", "#f2c21a", "#8a5a00", "#4a3000", "M0-11.5C5-5 9.5-1 9.5 3.5A9.5 8.500 0 0 1-9.500 3.500C-9.500-1-5-5 0-11.500Z", "M0-7 5.500 3 0 8.500-5.500 3Z"),
  green: look("#a8f5b8", "#1fa254", "#06481f", "#fff", "M-5-10H5L9-6V6L5 10H-5L-9 6V-6Z", "M-3-6H3L5.500-3.500V3.500L3 6H-3L-5.500 3.500V-3.500Z"),
  clear: look("#fff", "#d5ecf5", "#6f93a8", "#21475c", "M-7-8H7L11-2 0 11-11-2Z", "M-11-2H11M-4-2 0 11 4-2 7-8M-4-2-7-8"),
  white: look("#fff", "#f3efe6", "#a89f8c", "#5a5040", "M9.500 0A9.500 9.500 0 1 1-9.500 0A9.500 9.500 0 1 1 9.500 0Z", ""),
  navy: look("#8fa8ff", "#2340b8", "#0a1550", "#fff", "M0-12 9.500 0 0 12-9.500 0Z", "M0-7 5.500 0 0 7-5.500 0Z"),
  sky: look("#d8f6ff", "#57c3ee", "#115f8c", "#053650", "M0-10.800 9.400-5.400V5.400L0 10.800-9.400 5.400V-5.400Z", "M0-6.500 5.600-3.200V3.200L0 6.500-5.600 3.200V-3.200Z"),
  grey: look("#dfe3ea", "#848c9c", "#363c48", "#fff", "M-8.500-8.500H8.500V8.500H-8.500Z", "M-5-5H5V5H-5ZM-8.500-8.500-5-5M8.500-8.500 5-5M8.500 8.500 5 5M-8.500 8.500-5 5"),
  orange: look("#ffd9a0", "#f3801b", "#823500", "#fff", "M0-11 11 8.500H-11Z", "M0-5 5.500 5H-5.500Z"),
  brown: look("#dcb083", "#8a5428", "#3d2009", "#fff", "M-12.500 0Q0-13 12.500 0Q0 13-12.500 0Z", "M-7 0Q0-7 7 0Q0 7-7 0Z"),
};

export interface MetalLook {
  light: string;
  body: string;
  dark: string;
  ink: string;
  letters: string;
  outline: string;
  icon: string;
}

export const METAL_LOOKS: Record<Metal, MetalLook> = {
  g: { light: "#fff3b0", body: "#e6b422", dark: "#7d5600", ink: "#2a1a05", letters: "Au", outline: ROUND, icon: goldBar },
  s: { light: "#fff", body: "#b9c3d0", dark: "#56606f", ink: "#2a1a05", letters: "Ag", outline: "M-8.500-8.500H8.500V8.500H-8.500Z", icon: metalBar },
  c: { light: "#ffd2b0", body: "#cf7a3c", dark: "#6b2f0c", ink: "#2a1a05", letters: "Cu", outline: "M0-12 12 0 0 12-12 0Z", icon: twoCoins },
  i: { light: "#c3cbd9", body: "#5f6b80", dark: "#222a3a", ink: "#fff", letters: "Fe", outline: "M-9-10H9V2Q9 8 0 12Q-9 8-9 2Z", icon: anvil },
};

export const PHASE_LOOKS: Record<Phase, { light: string; body: string; dark: string; sign: string }> = {
  white: { light: "#ffffff", body: "#e9e4d6", dark: "#6d6552", sign: "○" },
  grey: { light: "#c7cbd6", body: "#5c6477", dark: "#262c3b", sign: "◆" },
  red: { light: "#ff9d86", body: "#b92c26", dark: "#4b0b10", sign: "▲" },
  blue: { light: "#8fc4fb", body: "#2360c0", dark: "#0a2257", sign: "●" },
};

export const TERRAINS: Record<Terrain, [string, string]> = {
  water: ["#4fa6dc", "#164a91"],
  forest: ["#4b8a4a", "#1a4526"],
  steppe: ["#ecd07c", "#b98a35"],
  mountain: ["#a3a1b3", "#575670"],
  town: ["#dcae7a", "#8f5a34"],
};

export const TINTS = ["#2f6f6a", "#7a3d2c", "#6a3a72", "#3e5a2a", "#2c4a86", "#7a6420"];

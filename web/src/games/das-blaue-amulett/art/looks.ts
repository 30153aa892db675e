// Emblems and colours of cards, forces and places.
import amulet from "icon:gem-pendant";
import camp from "icon:campfire";
import castle from "icon:castle";
import dwarf from "icon:dwarf-face";
import fountain from "icon:water-fountain";
import gate from "icon:medieval-gate";
import ruin from "icon:ancient-ruins";
import sorceress from "icon:female-vampire";
import tower from "icon:elven-castle";
import witch from "icon:witch-face";
import type { Kind } from "../board";

export interface Look {
  icon: string;
  /** From the middle outwards. */
  inner: string;
  outer: string;
  isForce: boolean;
}

const force = (icon: string): Look => ({ icon, inner: "#3d2f5c", outer: "#1a1230", isForce: true });
const task = (icon: string, inner: string, outer: string): Look => ({ icon, inner, outer, isForce: false });

export const FATE: Record<string, Look> = {
  dw: force(dwarf),
  wi: force(witch),
  so: force(sorceress),
  ru: task(ruin, "#8a7a55", "#3c3218"),
  wa: task(fountain, "#2f7fc4", "#0b2f6b"),
  fi: task(camp, "#d8502a", "#5c140a"),
  am: task(amulet, "#2f6fe0", "#0a1f6b"),
};

export const PLACE_ICONS: Record<Kind, string> = { castle, gate, ruins: ruin, water: fountain, fire: camp, goal: tower };

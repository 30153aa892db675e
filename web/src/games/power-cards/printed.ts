// What is drawn on the cards: emblem and colours of each bird, its habitat, and the look of the figures.
import eagleHead from "icon:eagle-head";
import dodo from "icon:dodo";
import swan from "icon:swan";
import goose from "icon:goose";
import vulture from "icon:vulture";
import ostrich from "icon:ostrich";
import canadianGoose from "icon:canadian-goose";
import chicken from "icon:chicken";
import rooster from "icon:rooster";
import eatingPelican from "icon:eating-pelican";
import seagull from "icon:seagull";
import freedomDove from "icon:freedom-dove";
import crowDive from "icon:crow-dive";
import falconMoon from "icon:falcon-moon";
import storkDelivery from "icon:stork-delivery";
import flamingo from "icon:flamingo";
import heron from "icon:heron";
import hawkEmblem from "icon:hawk-emblem";
import birdTwitter from "icon:bird-twitter";
import sparrow from "icon:sparrow";
import toucan from "icon:toucan";
import finch from "icon:finch";
import hummingbird from "icon:hummingbird";
import barnOwl from "icon:barn-owl";
import egyptianBird from "icon:egyptian-bird";
import eagleEmblem from "icon:eagle-emblem";
import raven from "icon:raven";
import swanBreeze from "icon:swan-breeze";
import dove from "icon:dove";
import parrotHead from "icon:parrot-head";
import peaceDove from "icon:peace-dove";
import shoebillStork from "icon:shoebill-stork";
import feather from "icon:feather";
import birdMask from "icon:bird-mask";
import twoFeathers from "icon:two-feathers";
import kiwiBird from "icon:kiwi-bird";
import duck from "icon:duck";
import biceps from "icon:biceps";
import pathDistance from "icon:path-distance";
import bullseye from "icon:bullseye";
import starsStack from "icon:stars-stack";
import slingshot from "icon:slingshot";
import standard from "../../wire/editions/power-cards.json";
import { edition } from "../editions";

// By card number, from 1.
const BIRDS = [
  eagleHead, dodo, swan, goose, vulture, ostrich, canadianGoose, chicken, rooster, eatingPelican,
  seagull, freedomDove, crowDive, falconMoon, storkDelivery, flamingo, heron, hawkEmblem, birdTwitter, sparrow,
  toucan, finch, hummingbird, heron, barnOwl, egyptianBird, eagleEmblem, raven, swanBreeze, dove,
  parrotHead, peaceDove, shoebillStork, feather, birdMask, twoFeathers, kiwiBird, flamingo, vulture, duck,
];
const MIRRORED = [17, 38, 39];
const BY_WATER = [3, 4, 7, 10, 11, 12, 15, 16, 17, 18, 21, 24, 29, 33, 38, 40];
const IN_ROCKS = [1, 5, 13, 14, 20, 26, 27, 39];

export interface Drawn {
  path: string;
  isMirrored: boolean;
  /** From light to dark. */
  colours: [string, string];
  habitat: "meadow" | "water" | "rocks";
}

export function drawn(card: number): Drawn {
  const hue = Math.round((360 * card * 0.618) % 360);
  return {
    path: BIRDS[card - 1] ?? feather,
    isMirrored: MIRRORED.includes(card),
    colours: [`hsl(${hue} 68% 52%)`, `hsl(${(hue + 48) % 360} 62% 34%)`],
    habitat: BY_WATER.includes(card) ? "water" : IN_ROCKS.includes(card) ? "rocks" : "meadow",
  };
}

export const STAT_LOOKS: Record<string, { icon: string; colour: string }> = {
  power: { icon: biceps, colour: "#ff8a6a" },
  range: { icon: pathDistance, colour: "#6fc7ff" },
  accuracy: { icon: bullseye, colour: "#8fe08a" },
  rarity: { icon: starsStack, colour: "#ffd35c" },
  sling: { icon: slingshot, colour: "#d9b48a" },
};
export const LEVELS = 20;

/** Where the value stands among all values of its figure, from 1 to 20. */
export function level(stat: string, value: number): number {
  return (edition("power-cards", standard).levels.find((each) => each.id === stat)?.v.indexOf(value) ?? -1) + 1;
}

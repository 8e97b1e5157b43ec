/** Keywords of a card: an icon and the word of each. */
import {
  Bell,
  Castle,
  ChevronsDown,
  CirclePlay,
  CornerUpRight,
  Crosshair,
  Eye,
  EyeOff,
  FastForward,
  Feather,
  Flag,
  Flame,
  Footprints,
  Gem,
  Handshake,
  Hourglass,
  Layers2,
  Lock,
  MicVocal,
  Mountain,
  Music,
  RotateCcw,
  Route,
  Shield,
  ShieldHalf,
  ShieldPlus,
  Skull,
  Sword,
  Swords,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { Face, KeywordIcon } from '../engine/games.js';
import { useSpeech, useTable } from './table.js';

const ICONS: Readonly<Record<KeywordIcon, LucideIcon>> = {
  bell: Bell,
  castle: Castle,
  'chevrons-down': ChevronsDown,
  'circle-play': CirclePlay,
  'corner-up-right': CornerUpRight,
  crosshair: Crosshair,
  eye: Eye,
  'eye-off': EyeOff,
  'fast-forward': FastForward,
  feather: Feather,
  flag: Flag,
  flame: Flame,
  footprints: Footprints,
  gem: Gem,
  handshake: Handshake,
  hourglass: Hourglass,
  'layers-2': Layers2,
  lock: Lock,
  'mic-vocal': MicVocal,
  mountain: Mountain,
  music: Music,
  'rotate-ccw': RotateCcw,
  route: Route,
  shield: Shield,
  'shield-half': ShieldHalf,
  'shield-plus': ShieldPlus,
  skull: Skull,
  sword: Sword,
  swords: Swords,
  users: Users,
  zap: Zap,
};

interface KeywordItemProps {
  readonly keyword: string;
  /** 0 if the keyword has no number. */
  readonly n: number;
}

/** Styles hide the word if there is no room for it. */
export function KeywordItem({ keyword, n }: KeywordItemProps) {
  const speech = useSpeech();
  const icon = useTable().layout?.icons?.[keyword];
  const Icon = icon === undefined ? null : ICONS[icon];
  return (
    <>
      {Icon !== null && <Icon size="1em" strokeWidth={2.25} aria-hidden="true" />}
      <span>{speech.keyword(keyword)}</span>
      {n > 0 && ` ${n}`}
    </>
  );
}

/** The keywords that a card has now, with their numbers. If these are not known, the printed ones. */
export const currentKeywords = (
  face: Face | null,
  now: Readonly<Record<string, number>> | undefined,
): readonly (readonly [keyword: string, n: number])[] =>
  now === undefined ? (face?.keywords ?? []).map(({ keyword, n = 0 }) => [keyword, n]) : Object.entries(now);

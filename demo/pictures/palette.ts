export type Light = 'day' | 'dusk' | 'morning' | 'winter';

export interface Palette {
  sky: string;
  skyLow: string;
  glow: string;
  sun: string;
  cloud: string;
  cloudShade: string;
  far: string;
  water: string;
  waterLight: string;
  waterDark: string;
  grass: string;
  grassDark: string;
  grassLight: string;
  field: string;
  leaf: string;
  leafDark: string;
  leafLight: string;
  trunk: string;
  brick: string;
  brickDark: string;
  terracotta: string;
  sand: string;
  cream: string;
  ochre: string;
  rose: string;
  blue: string;
  blueMid: string;
  slate: string;
  ink: string;
  paper: string;
  stone: string;
  stoneDark: string;
  glass: string;
}

const day: Palette = {
  sky: '#cfe0e6',
  skyLow: '#e3ebe8',
  glow: '#f3eee1',
  sun: '#fdf6e3',
  cloud: '#fbfaf7',
  cloudShade: '#e6edec',
  far: '#a9c2c4',
  water: '#7fa5ae',
  waterLight: '#a9c5ca',
  waterDark: '#648d99',
  grass: '#9fb57f',
  grassDark: '#829d69',
  grassLight: '#b9c894',
  field: '#cfc995',
  leaf: '#5f8765',
  leafDark: '#456b52',
  leafLight: '#84a674',
  trunk: '#66503f',
  brick: '#b5492d',
  brickDark: '#8c3a25',
  terracotta: '#c97f55',
  sand: '#d8b48b',
  cream: '#f0e4cd',
  ochre: '#e0a53f',
  rose: '#d4919a',
  blue: '#0b3c5d',
  blueMid: '#34688a',
  slate: '#5b7282',
  ink: '#0b2c45',
  paper: '#fbfaf7',
  stone: '#ddd0ba',
  stoneDark: '#c6b698',
  glass: '#dce8ea',
};

/** The same place at other hours: only what the light changes is written. */
export const palettes: Record<Light, Palette> = {
  day,
  morning: {
    ...day,
    sky: '#dde8ee',
    skyLow: '#f0ece4',
    glow: '#fbeedb',
    sun: '#ffffff',
    cloud: '#ffffff',
    cloudShade: '#eef0ee',
    far: '#b7cad4',
    water: '#8fb1c2',
    waterLight: '#bdd2dc',
    waterDark: '#7096aa',
    grass: '#aebd8b',
    grassDark: '#8fa674',
    grassLight: '#c9d3a4',
    leaf: '#6f946b',
    leafDark: '#527858',
    leafLight: '#96b382',
    brick: '#c05535',
    terracotta: '#d38f66',
  },
  dusk: {
    ...day,
    sky: '#efd0ba',
    skyLow: '#f6e1cb',
    glow: '#fbeeda',
    sun: '#fff7e8',
    cloud: '#fbeee0',
    cloudShade: '#efd8c5',
    far: '#c3a39c',
    water: '#8f9db0',
    waterLight: '#c3bdbf',
    waterDark: '#6d7f98',
    grass: '#8f9a70',
    grassDark: '#74845f',
    grassLight: '#aeb084',
    field: '#c4ae7d',
    leaf: '#4f6d5b',
    leafDark: '#385349',
    leafLight: '#71876a',
    trunk: '#4f3d36',
    brick: '#a5412a',
    brickDark: '#7c3122',
    cream: '#ecd8bd',
    sand: '#cfa37c',
    stone: '#d9c3a8',
    stoneDark: '#bfa488',
    blue: '#0f3450',
    ink: '#0a263c',
    glass: '#f6d58c',
  },
  winter: {
    ...day,
    sky: '#d5dfe6',
    skyLow: '#e8ebeb',
    glow: '#f6ece0',
    sun: '#fff5e6',
    cloud: '#f6f7f7',
    cloudShade: '#e1e7ea',
    far: '#b5c4cd',
    water: '#b9ced8',
    waterLight: '#dbe7ec',
    waterDark: '#9db8c6',
    grass: '#eef1f0',
    grassDark: '#d7e0e3',
    grassLight: '#f8f9f8',
    field: '#dfe3dd',
    leaf: '#5d7a6c',
    leafDark: '#456357',
    leafLight: '#7c9484',
    trunk: '#5b4b43',
    stone: '#e6e3dc',
    stoneDark: '#cfcdc6',
    glass: '#f4dca2',
  },
};

/** From the first colour towards the second: `part` 0 is the first. What stands far away takes on the colour of the air. */
export function mix(first: string, second: string, part: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
  const channels = [0, 1, 2].map((index) => Math.round(channel(first, index) * (1 - part) + channel(second, index) * part));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const skins = ['#f3cdb0', '#e3b08a', '#c88f68', '#9c6746', '#70472f'] as const;
export const hairs = ['#2c211c', '#5a3a24', '#8a5a2f', '#d0a45c', '#b9b4ab', '#1d1a1c'] as const;

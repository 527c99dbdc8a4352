/**
 * The other sites that a page may show something of. Each is here for a reason: the two where Dutch public bodies keep their films,
 * both with a player that sets no cookies to follow people, and the two maps that ask for no account and sell nothing. A form or a
 * feed of another site is not: we have our own. Whoever adds a host lets it see the readers of every page that uses it.
 */
interface EmbedHost {
  /** Who gets the request, as readers know them. */
  party: string;
  kind: EmbedKind;
  /** Where the frame comes from; the content policy allows these and no others. */
  frameOrigin: string;
  /** Where the pages are that an editor copies an address from. */
  hosts: readonly string[];
  /** The address of the frame for such a page; undefined when it shows nothing that can be framed. */
  frameOf(page: URL): string | undefined;
}

export type EmbedKind = 'video' | 'map';

export interface Embed {
  party: string;
  kind: EmbedKind;
  frame: string;
}

const embedHosts: readonly EmbedHost[] = [
  {
    party: 'YouTube',
    kind: 'video',
    frameOrigin: 'https://www.youtube-nocookie.com',
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    frameOf: (page) => {
      const last = page.pathname.split('/').at(-1) ?? '';
      const id = page.pathname === '/watch' ? (page.searchParams.get('v') ?? '') : last;
      return /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : undefined;
    },
  },
  {
    party: 'Vimeo',
    kind: 'video',
    frameOrigin: 'https://player.vimeo.com',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frameOf: (page) => {
      // A film that is not listed has a second part, without which it is not shown.
      const [, id, hash] = /^(?:\/video)?\/(\d{5,12})(?:\/(\w{6,20}))?$/.exec(page.pathname) ?? [];
      const key = hash ?? page.searchParams.get('h');
      return id && `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${encodeURIComponent(key)}` : ''}`;
    },
  },
  {
    party: 'OpenStreetMap',
    kind: 'map',
    frameOrigin: 'https://www.openstreetmap.org',
    hosts: ['www.openstreetmap.org', 'openstreetmap.org'],
    frameOf: openStreetMapFrame,
  },
  {
    party: 'PDOK',
    kind: 'map',
    frameOrigin: 'https://app.pdok.nl',
    hosts: ['app.pdok.nl'],
    frameOf: ({ pathname, search, hash }) => (pathname.startsWith('/viewer') ? `https://app.pdok.nl/viewer/${search}${hash}` : undefined),
  },
];

/** For the content policy of pages. */
export const frameOrigins = embedHosts.map(({ frameOrigin }) => frameOrigin);

/** What can be shown of an address on another site; undefined when that site is not on the list, or the address shows no such thing. */
export function embedOf(address: string): Embed | undefined {
  const page = URL.parse(address);
  if (page?.protocol !== 'https:') return undefined;
  const host = embedHosts.find(({ hosts }) => hosts.includes(page.host));
  const frame = host?.frameOf(page);
  return host && frame ? { party: host.party, kind: host.kind, frame } : undefined;
}

/** `#map=15/52.6/5.1`, with a pin where `mlat` and `mlon` say. The frame wants the edges instead of a middle. */
function openStreetMapFrame({ hash, searchParams }: URL): string | undefined {
  const [zoom, latitude, longitude] = hash.replace('#map=', '').split('/').map(Number);
  if (!Number.isFinite(zoom) || !Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined;
  return frameAround({ zoom: zoom ?? 0, latitude: latitude ?? 0, longitude: longitude ?? 0, pin: pinIn(searchParams) });
}

function pinIn(query: URLSearchParams): string | undefined {
  const pin = [query.get('mlat'), query.get('mlon')].map((part) => Number(part ?? Number.NaN));
  return pin.every(Number.isFinite) ? pin.join(',') : undefined;
}

interface MapView {
  zoom: number;
  latitude: number;
  longitude: number;
  pin: string | undefined;
}

/** A map of some 800 by 450 px: at zoom 0 the world is 256 px wide, and each step doubles it. */
function frameAround({ zoom, latitude, longitude, pin }: MapView): string {
  const halfWidth = (360 / 2 ** zoom) * (400 / 256);
  const halfHeight = halfWidth * (450 / 800) * Math.cos((latitude * Math.PI) / 180);
  const edges = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  const query = new URLSearchParams({ bbox: edges.map((edge) => edge.toFixed(5)).join(','), layer: 'mapnik' });
  if (pin !== undefined) query.set('marker', pin);
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

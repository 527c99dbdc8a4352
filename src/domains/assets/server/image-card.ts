import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { cardBand, cardSize, type CardPlan } from '../model/social-card.ts';
import { secondsPerImage, type CardOrder } from './image-order.ts';

/** The letters of the site. A machine that only serves has none of its own. */
const fontfile = fileURLToPath(new URL('./fonts/atkinson-hyperlegible-next-latin.ttf', import.meta.url));
const family = 'Atkinson Hyperlegible Next';

interface Part {
  input: Buffer;
  width: number;
  height: number;
}

/** Draws the card that others show of a page: its picture, and below it whose site it is. */
export async function drawCard({ picture, logo, plan }: CardOrder): Promise<Buffer> {
  const layers =
    picture && plan.picture
      ? [{ input: await cutPicture(picture, plan.picture), left: 0, top: 0 }, ...(await nameInBand(logo, plan))]
      : await nameOnly(logo, plan);
  const card = sharp({ create: { ...cardSize, channels: 3, background: plan.colours.ground } });
  return timed(card).composite(layers).jpeg({ quality: 85, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

const edge = 56;
const gap = 24;

async function nameInBand(logo: Buffer | null, { name, colours }: CardPlan): Promise<OverlayOptions[]> {
  const line = await block(cardSize.width, 8, colours.line);
  const top = cardSize.height - cardBand;
  const middle = top + (cardBand + line.height) / 2;
  const mark = logo && (await markOf(logo, 72));
  const left = edge + (mark ? mark.width + gap : 0);
  const words = await textOf(name, { size: 46, weight: 'Bold', colour: colours.name, room: cardSize.width - left - edge });
  return [{ ...line, left: 0, top }, ...(mark ? [centred(mark, edge, middle)] : []), centred(words, left, middle)];
}

async function nameOnly(logo: Buffer | null, { name, description, colours }: CardPlan): Promise<OverlayOptions[]> {
  const room = cardSize.width - 2 * edge;
  const parts = [
    ...(logo ? [await markOf(logo, 120)] : []),
    await textOf(name, { size: 84, weight: 'Bold', colour: colours.name, room }),
    ...(description ? [await textOf(description, { size: 36, weight: 'Regular', colour: colours.description, room })] : []),
  ];
  const line = await block(cardSize.width, 24, colours.line);
  const height = parts.reduce((sum, part) => sum + part.height, (parts.length - 1) * gap);
  let top = Math.round((cardSize.height - line.height - height) / 2);
  const stacked = parts.map((part) => {
    const layer = { input: part.input, left: edge, top };
    top += part.height + gap;
    return layer;
  });
  return [...stacked, { input: line.input, left: 0, top: cardSize.height - line.height }];
}

const centred = ({ input, height }: Part, left: number, middle: number): OverlayOptions => ({
  input,
  left,
  top: Math.round(middle - height / 2),
});

async function cutPicture(picture: Buffer, { scaled, left, top, width, height }: NonNullable<CardPlan['picture']>): Promise<Buffer> {
  const upright = timed(sharp(picture)).autoOrient().toColourspace('srgb').flatten({ background: '#ffffff' });
  return upright.resize(scaled.width, scaled.height, { fit: 'fill' }).extract({ left, top, width, height }).png().toBuffer();
}

function markOf(logo: Buffer, height: number): Promise<Part> {
  return partOf(
    timed(sharp(logo))
      .autoOrient()
      .toColourspace('srgb')
      .resize(4 * height, height, { fit: 'inside' }),
  );
}

function block(width: number, height: number, background: string): Promise<Part> {
  return partOf(sharp({ create: { width, height, channels: 3, background } }));
}

interface TextLook {
  /** In px. */
  size: number;
  weight: 'Bold' | 'Regular';
  colour: string;
  room: number;
}

/** On one line; smaller where it would be too long. */
async function textOf(words: string, look: TextLook): Promise<Part> {
  const drawn = await drawText(words, look);
  return drawn.width <= look.room ? drawn : drawText(words, { ...look, size: Math.floor((look.size * look.room) / drawn.width) });
}

function drawText(words: string, { size, weight, colour }: TextLook): Promise<Part> {
  const text = `<span foreground="${colour}">${words.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</span>`;
  // At 72 points to the inch a point is a px.
  return partOf(timed(sharp({ text: { text, font: `${family} ${weight} ${size}`, fontfile, dpi: 72, rgba: true, wrap: 'none' } })));
}

async function partOf(drawing: Sharp): Promise<Part> {
  const { data, info } = await drawing.png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

function timed(drawing: Sharp): Sharp {
  return drawing.timeout({ seconds: secondsPerImage });
}

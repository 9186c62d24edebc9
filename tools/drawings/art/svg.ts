/** A piece of SVG. */
export type Svg = string;

export function svgDocument(
  { width, height, view = [width, height] }: { width: number; height: number; view?: readonly [number, number] },
  body: Svg,
): Svg {
  const size = `width="${Math.round(width)}" height="${Math.round(height)}" viewBox="0 0 ${view[0]} ${view[1]}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="none">${body}</svg>`;
}

type Paint = { fill: string; opacity?: number };
type Box = { x: number; y: number; width: number; height: number };

export function box({ x, y, width, height, fill, opacity = 1, round = 0 }: Box & Paint & { round?: number }): Svg {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" opacity="${opacity}"/>`;
}

export function disc({ x, y, radius, fill, opacity = 1 }: { x: number; y: number; radius: number } & Paint): Svg {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}

export function ring({
  x,
  y,
  radius,
  width,
  color,
  opacity = 1,
}: {
  x: number;
  y: number;
  radius: number;
  width: number;
  color: string;
  opacity?: number;
}): Svg {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;
}

export function shape(d: string, { fill, opacity = 1 }: Paint): Svg {
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

export function line(
  d: string,
  { color, width, opacity = 1, dashes = '' }: { color: string; width: number; opacity?: number; dashes?: string },
): Svg {
  const pattern = dashes && ` stroke-dasharray="${dashes}"`;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"${pattern}/>`;
}

export function moved(
  body: Svg,
  {
    x = 0,
    y = 0,
    size = 1,
    turn = 0,
    opacity = 1,
  }: { x?: number; y?: number; size?: number; turn?: number; opacity?: number },
): Svg {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" opacity="${opacity}">${body}</g>`;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

/** A gradient and the fill that uses it; `to` is where it ends, in shares of the painted box, from its upper left. */
export function linearGradient(
  stops: readonly Stop[],
  to: readonly [number, number] = [0, 1],
): { defs: Svg; fill: string } {
  const body = stopsOf(stops);
  const id = `f${checksum(`${to}${body}`)}`;
  return {
    defs: `<linearGradient id="${id}" x1="0" y1="0" x2="${to[0]}" y2="${to[1]}">${body}</linearGradient>`,
    fill: `url(#${id})`,
  };
}

export function radialGradient(
  stops: readonly Stop[],
  at: readonly [number, number] = [0.5, 0.5],
  radius = 0.5,
): { defs: Svg; fill: string } {
  const body = stopsOf(stops);
  const id = `g${checksum(`${at}${radius}${body}`)}`;
  return {
    defs: `<radialGradient id="${id}" cx="${at[0]}" cy="${at[1]}" r="${radius}">${body}</radialGradient>`,
    fill: `url(#${id})`,
  };
}

export function blurred(body: Svg, by: number): Svg {
  const id = `b${checksum(String(by))}`;
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter><g filter="url(#${id})">${body}</g>`;
}

function stopsOf(stops: readonly Stop[]): Svg {
  return stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
}

/** A short name for what a definition holds, so that equal ones share it. */
function checksum(text: string): string {
  let sum = 7;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}

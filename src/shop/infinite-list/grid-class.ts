/** Two, three or four columns, in which pages of six, nine and twelve cards fill whole rows. */
export const gridClass =
  'grid grid-cols-2 max-[17rem]:grid-cols-1 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-3 md:gap-y-10 xl:grid-cols-4';

/**
 * The server renders twelve products for every device. Until hydration phones and tablets hide those that their page
 * size leaves out, so that nothing shifts; without script all twelve are shown.
 */
export const trimOnSmallScreens =
  '[@media(scripting:enabled)_and_(width<48rem)]:[&>:nth-child(n+7)]:hidden ' +
  '[@media(scripting:enabled)_and_(width<64.0625rem)]:[&>:nth-child(n+10)]:hidden';

/**
 * What the window is called. A name may hold characters that turn the direction of the text after them: in the page
 * they reach as far as its own element, in a title nothing would end them.
 */
export const WindowTitle = ({ children }: { readonly children: string }) => (
  <title>{`${children.replace(/\p{Bidi_Control}/gu, '')} · Kifu`}</title>
);

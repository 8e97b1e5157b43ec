/** Node has `WebAssembly`; its types come only together with those of a whole browser. This is the part we call. */
declare namespace WebAssembly {
  function instantiate(
    code: Uint8Array,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<{ readonly instance: { readonly exports: Readonly<Record<string, () => void>> } }>;
}

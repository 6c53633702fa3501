declare module "pdfmake" {
  interface PdfFile {
    getBuffer(): Promise<Buffer>;
  }
  interface Pdfmake {
    addFonts(fonts: Readonly<Record<string, object>>): void;
    addTableLayouts(layouts: Readonly<Record<string, object>>): void;
    setUrlAccessPolicy(isAllowed: (url: string) => boolean): void;
    setLocalAccessPolicy(isAllowed: (path: string) => boolean): void;
    createPdf(definition: object): PdfFile;
  }
  const pdfmake: Pdfmake;
  export default pdfmake;
}

declare module "html-to-pdfmake" {
  const toPdfmake: (html: string, options: object) => unknown[];
  export default toPdfmake;
}

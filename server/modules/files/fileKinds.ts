/** What the bytes of a file are, as far as anybody can tell from them. */
export type FileKind = keyof typeof fileKinds;

interface KindInfo {
  /** Extensions that such a file may bear; of `text` and `unknown` any that no other kind claims. */
  readonly extensions: readonly string[];
  /** Served with this type; without it as bytes that nobody interprets. */
  readonly type?: string;
  /** A browser shows it without running anything of it. SVG and HTML run scripts, and are never among these. */
  readonly isInline?: true;
  readonly isImage?: true;
  /** A smaller picture is made of it. Never SVG, which is a document. */
  readonly isShrinkable?: true;
}

const openDocument = "application/vnd.oasis.opendocument";
const office = "application/vnd.openxmlformats-officedocument";

/** One table of kinds: by it contents are compared with names, and answers get their type. */
export const fileKinds = {
  png: { extensions: ["png", "apng"], type: "image/png", isInline: true, isImage: true, isShrinkable: true },
  jpeg: { extensions: ["jpg", "jpeg", "jpe", "jfif"], type: "image/jpeg", isInline: true, isImage: true, isShrinkable: true },
  gif: { extensions: ["gif"], type: "image/gif", isInline: true, isImage: true, isShrinkable: true },
  webp: { extensions: ["webp"], type: "image/webp", isInline: true, isImage: true, isShrinkable: true },
  bmp: { extensions: ["bmp"], type: "image/bmp", isInline: true, isImage: true },
  avif: { extensions: ["avif"], type: "image/avif", isInline: true, isImage: true, isShrinkable: true },
  heic: { extensions: ["heic", "heif"], type: "image/heic", isImage: true },
  tiff: { extensions: ["tif", "tiff"], type: "image/tiff", isImage: true, isShrinkable: true },
  icon: { extensions: ["ico"], type: "image/x-icon", isImage: true },
  svg: { extensions: ["svg"], type: "image/svg+xml", isImage: true },
  mp4: { extensions: ["mp4", "m4v", "m4a", "mov", "3gp"], type: "video/mp4", isInline: true },
  webm: { extensions: ["webm", "mkv", "mka"], type: "video/webm", isInline: true },
  wmv: { extensions: ["wmv", "wma", "asf"], type: "video/x-ms-wmv" },
  avi: { extensions: ["avi"], type: "video/x-msvideo" },
  mp3: { extensions: ["mp3"], type: "audio/mpeg", isInline: true },
  wav: { extensions: ["wav"], type: "audio/wav", isInline: true },
  ogg: { extensions: ["ogg", "oga", "ogv", "opus"], type: "application/ogg", isInline: true },
  flac: { extensions: ["flac"], type: "audio/flac", isInline: true },
  pdf: { extensions: ["pdf"], type: "application/pdf", isInline: true },
  docx: { extensions: ["docx", "docm", "dotx"], type: `${office}.wordprocessingml.document` },
  xlsx: { extensions: ["xlsx", "xlsm", "xltx", "xlsb"], type: `${office}.spreadsheetml.sheet` },
  pptx: { extensions: ["pptx", "pptm", "ppsx", "potx"], type: `${office}.presentationml.presentation` },
  odt: { extensions: ["odt", "ott"], type: `${openDocument}.text` },
  ods: { extensions: ["ods", "ots"], type: `${openDocument}.spreadsheet` },
  odp: { extensions: ["odp", "otp"], type: `${openDocument}.presentation` },
  epub: { extensions: ["epub"], type: "application/epub+zip" },
  zip: { extensions: ["zip", "kmz", "jar", "apk"], type: "application/zip" },
  oldOffice: {
    extensions: ["doc", "dot", "xls", "xlt", "ppt", "pps", "msg", "msi", "vsd", "pub"], type: "application/x-ole-storage",
  },
  rtf: { extensions: ["rtf", "doc"], type: "application/rtf" },
  rar: { extensions: ["rar"], type: "application/vnd.rar" },
  sevenZip: { extensions: ["7z"], type: "application/x-7z-compressed" },
  gzip: { extensions: ["gz", "tgz"], type: "application/gzip" },
  program: { extensions: ["exe", "dll", "com", "scr", "sys", "so", "elf"] },
  html: { extensions: ["html", "htm", "xhtml", "md", "txt"] },
  xml: { extensions: ["xml", "xsd", "xsl", "xslt", "kml", "gpx", "txt"] },
  text: {
    extensions: [
      "txt", "csv", "tsv", "json", "geojson", "md", "log", "ini", "yaml", "yml", "css", "js", "sql", "vcf", "ics", "eml",
      "html", "htm", "xml", "xsd", "xsl", "kml", "gpx",
    ],
  },
  empty: { extensions: ["txt", "csv", "tsv", "log", "md"] },
  unknown: { extensions: [] },
} as const satisfies Readonly<Record<string, KindInfo>>;

export const kindInfo = (kind: FileKind): KindInfo => fileKinds[kind];

export const isFileKind = (text: string): text is FileKind => Object.hasOwn(fileKinds, text);

const imageExtensions = new Set(Object.values<KindInfo>(fileKinds).flatMap(({ extensions, isImage }) => (isImage ? extensions : [])));

/** Whether a file of this extension is an image, if it is what its name says. */
export const isImageExtension = (extension: string): boolean => imageExtensions.has(extension);

const claimed = new Set(Object.values<KindInfo>(fileKinds).flatMap(({ extensions }) => extensions));

/**
 * Whether a name may bear this extension over these bytes. An extension that no kind claims says nothing, so it may
 * stand over text and over bytes that nobody knows, and over nothing else.
 */
export function agrees(kind: FileKind, extension: string): boolean {
  if (kindInfo(kind).extensions.includes(extension)) return true;
  return !claimed.has(extension) && (kind === "text" || kind === "unknown" || kind === "empty");
}

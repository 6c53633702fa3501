const pictures: ReadonlySet<string> = new Set("png apng jpg jpeg jpe jfif gif webp bmp avif heic heif tif tiff ico svg".split(" "));

/** Whether a file of this extension is an image; its bytes the server looks at. */
export const isPictureExtension = (extension: string): boolean => pictures.has(extension.toLowerCase());

/** By what the browser says, else by the name. */
export const isPicture = (file: File, extension: string): boolean => file.type.startsWith("image/") || isPictureExtension(extension);

import { File as FileIcon, FileArchive, FileSpreadsheet, FileText, FileVideo, Image, type LucideIcon } from "lucide-react";
import { isPictureExtension } from "./pictureKinds.ts";

/** What stands for a file of which there is no picture. */
export function fileIcon(extension: string): LucideIcon {
  const ending = extension.toLowerCase();
  if (isPictureExtension(ending)) return Image;
  if (["xls", "xlsx", "csv", "ods"].includes(ending)) return FileSpreadsheet;
  if (["mp4", "mov", "wmv", "webm", "avi"].includes(ending)) return FileVideo;
  if (["zip", "rar", "7z", "gz", "tar"].includes(ending)) return FileArchive;
  return ["pdf", "doc", "docx", "odt", "rtf", "txt"].includes(ending) ? FileText : FileIcon;
}

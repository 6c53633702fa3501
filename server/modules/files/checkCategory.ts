import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { ProjectConfig } from "../config/index.ts";
import { tooLarge } from "./checkFile.ts";
import type { StoredFile } from "./StoredFile.ts";

export type FileCategory = ProjectConfig["file_categories"][number];

/** @throws CallFailure bad_request for a category that is not there */
export async function findCategory({ services, project }: CallContext, key: string): Promise<FileCategory> {
  const { file_categories: categories } = await services.configuration.of(project.id);
  const category = categories.find((one) => one.key === key);
  if (!category) throw new CallFailure("bad_request", { params: { where: "category" } });
  return category;
}

/** Whether a category takes the file. @throws CallFailure unsupported_media_type, file_too_large */
export function checkCategory({ locale }: CallContext, { extension, size }: Pick<StoredFile, "extension" | "size">, category: FileCategory): void {
  const { allowedExtensions, maxSize } = category;
  if (allowedExtensions.length > 0 && !allowedExtensions.includes(extension)) throw new CallFailure("unsupported_media_type");
  if (maxSize !== undefined && size > maxSize) throw tooLarge(maxSize, locale);
}

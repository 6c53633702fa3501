import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { tooLarge } from "../checkFile.ts";
import type { StoredFile } from "../StoredFile.ts";

/** Whether a category takes the file. @throws CallFailure bad_request, unsupported_media_type, file_too_large */
export async function checkCategory({ services, project, locale }: CallContext, { extension, size }: StoredFile, key: string): Promise<void> {
  const { file_categories: categories } = await services.configuration.of(project.id);
  const category = categories.find((one) => one.key === key);
  if (!category) throw new CallFailure("bad_request", { params: { where: "category" } });
  const { allowedExtensions, maxSize } = category;
  if (allowedExtensions.length > 0 && !allowedExtensions.includes(extension)) throw new CallFailure("unsupported_media_type");
  if (maxSize !== undefined && size > maxSize) throw tooLarge(maxSize, locale);
}

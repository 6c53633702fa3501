import type { FileUpload, FilesCapability, RemoteFile } from "#sdk/capabilities/files.ts";
import { createWritable } from "#sdk/testing/createWritable.ts";

const fileOf = (id: string): RemoteFile => ({ id, name: id, size: 1, extension: id.split(".").at(-1) ?? "", createdAt: "01.02.2026 10:00:00" });

/** A server that takes every file and calls it by its name. */
export const takingFiles: Pick<FilesCapability, "send" | "describe" | "thumbnail"> = {
  send: ({ name, size }): FileUpload => ({
    progress: createWritable({ sent: size, size, speed: 0 }),
    file: Promise.resolve(fileOf(name)),
    cancel: () => undefined,
    stop: () => undefined,
  }),
  describe: async (id) => await Promise.resolve(fileOf(id)),
  thumbnail: async (id) => await Promise.resolve(`data:,${id}`),
};

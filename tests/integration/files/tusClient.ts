/** Where an upload is spoken of, and by whom. */
export interface TusPlace {
  /** `http://…/api/files/tus`, or its public twin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const protocol = { "tus-resumable": "1.0.0" };

export const metadataOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields).map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`).join(",");

/** Requests of tus 1.0.0 as any client sends them, one function each. */
export const tus = {
  create: ({ url, headers }: TusPlace, { size, fields }: { size: number; fields: Readonly<Record<string, string>> }): Promise<Response> =>
    fetch(url, { method: "POST", headers: { ...protocol, ...headers, "upload-length": String(size), "upload-metadata": metadataOf(fields) } }),
  head: ({ url, headers }: TusPlace): Promise<Response> => fetch(url, { method: "HEAD", headers: { ...protocol, ...headers } }),
  end: ({ url, headers }: TusPlace): Promise<Response> => fetch(url, { method: "DELETE", headers: { ...protocol, ...headers } }),
  patch: ({ url, headers }: TusPlace, { offset, bytes }: { offset: number; bytes: BodyInit }): Promise<Response> =>
    fetch(url, {
      method: "PATCH", body: bytes, duplex: "half",
      headers: { ...protocol, ...headers, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
    } as RequestInit),
};

export const offsetOf = (response: Response): number => Number(response.headers.get("upload-offset"));

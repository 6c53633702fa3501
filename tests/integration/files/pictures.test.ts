import sharp from "sharp";
import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { useFilesServer, type Who } from "./filesServer.ts";

type Bytes = Buffer<ArrayBuffer>;

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#369" } });

/** A png of so many pixels that holds none of them. */
function declaring(width: number, height: number): Bytes {
  const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

onEmbedded("pictures", (database) => {
  const server = useFilesServer(database);
  const upload = async (bytes: string | Bytes, name: string) => (await server.upload({ to: "papers.scans", bytes, name })).data.id;
  const thumbnail = (id: string, query: string, options: { who?: Who; headers?: Record<string, string>; method?: string } = {}) =>
    server.get(`uploads/images/${id}?${query}`, options);
  const read = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

  it("FI111 a photo that lies on its side comes upright and small, and without the place where it was taken", async () => {
    const photo = (await picture(800, 400)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitude: "41/1 18/1 0/1", GPSLatitudeRef: "N" } })
      .jpeg()
      .toBuffer()) as Bytes;
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const id = await upload(photo, "Сурат.jpg");
    const response = await thumbnail(id, "w=100&h=60");
    expect([response.status, response.headers.get("content-type"), response.headers.get("content-disposition")]).toEqual([
      200, "image/webp", expect.stringMatching(/^inline; .*%D1%82\.webp$/),
    ]);
    const { width, height, exif, orientation, xmp, iptc } = await read(response);
    expect({ width, height, exif, orientation, xmp, iptc }).toEqual({ width: 64, height: 128 });
    // The file itself is as it was uploaded.
    expect(Buffer.from(await (await server.get(`uploads/images/${id}`)).arrayBuffer()).equals(photo)).toBe(true);
  });

  it("FI112 a small picture is read by whoever reads its file, and no longer than they do", async () => {
    const id = await upload((await picture(300, 300).png().toBuffer()) as Bytes, "a.png");
    const { data } = await server.save("papers", { title: "Сурат", region: "north", scans: [id] });
    const first = await thumbnail(id, "w=64", { who: "reader" });
    expect([first.status, first.headers.get("cache-control"), first.headers.get("vary")]).toEqual([200, "private, no-cache", "Authorization"]);
    const tag = first.headers.get("etag") ?? "";
    expect((await thumbnail(id, "w=64", { who: "reader", headers: { "if-none-match": tag } })).status).toBe(304);
    expect((await thumbnail(id, "w=500", { who: "reader", headers: { "if-none-match": tag } })).status).toBe(200);
    expect((await thumbnail(id, "w=64", { who: "guest" })).status).toBe(404);
    await call(server, "PUT forms/{name}/{id}", {
      params: { name: "papers", id: data.id }, body: { values: { region: "south" }, version: data.version }, token: server.token("clerk"),
    });
    expect((await thumbnail(id, "w=64", { who: "reader", headers: { "if-none-match": tag } })).status).toBe(404);
    const { ticket } = (await call(server, "POST files/{id}/ticket", { params: { id }, token: server.token("clerk") })).data;
    expect((await thumbnail(id, `w=64&ticket=${ticket}`, { who: "guest" })).status).toBe(200);
  });

  it("FI113 whatever size is asked for, one of five is drawn, once, and never larger than the picture", async () => {
    const id = await upload((await picture(3000, 1500).png().toBuffer()) as Bytes, "a.png");
    const before = (await server.onDisk()).length;
    const asked = Array.from({ length: 40 }, (_, index) => thumbnail(id, `w=${index + 65}`));
    const tags = (await Promise.all(asked)).map(({ status, headers }) => [status, headers.get("etag")]);
    expect(new Set(tags.map(String))).toEqual(new Set([`200,"${id}-128"`]));
    expect((await server.onDisk()).length).toBe(before + 1);
    expect(await read(await thumbnail(id, "w=99999"))).toMatchObject({ width: 1024, height: 512 });
    const small = await upload((await picture(20, 10).gif().toBuffer()) as Bytes, "a.gif");
    expect(await read(await thumbnail(small, "w=1000"))).toMatchObject({ width: 20, height: 10, format: "webp" });
    expect((await thumbnail(id, "w=-5")).status).toBe(400);
  });

  it("FI115 of a drawing, of what no browser draws and of what is broken there is no smaller picture, of a text none at all", async () => {
    const svg = await upload('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "a.svg");
    const broken = await upload(((await picture(300, 300).jpeg().toBuffer()) as Bytes).subarray(0, 400), "a.jpg");
    const polyglot = await upload(Buffer.from("GIF89a/*<svg onload=alert(1)>*/=1;alert(1)//"), "a.gif");
    const text = await upload("матн", "a.txt");
    const before = (await server.onDisk()).length;
    const statuses = await Promise.all([svg, broken, polyglot, text].map(async (id) => (await thumbnail(id, "w=64")).status));
    expect(statuses).toEqual([415, 415, 415, 404]);
    expect((await server.onDisk()).length).toBe(before);
  });

  it("FI116 a picture that declares a hundred megapixels in a hundred bytes is refused, and nothing of it is left", async () => {
    const before = await server.onDisk();
    const { status, failure } = await server.upload({ to: "papers.photo", bytes: declaring(10_000, 10_000), name: "a.png" });
    expect([status, failure]).toMatchObject([413, { code: "image_too_large", params: { max: 80 } }]);
    expect(await server.onDisk()).toEqual(before);
    expect((await server.upload({ to: "papers.photo", bytes: declaring(8_000, 10_000), name: "a.png" })).status).toBe(200);
  });

  it("FI117 with a file its smaller pictures go", async () => {
    const before = await server.onDisk();
    const id = await upload((await picture(300, 300).png().toBuffer()) as Bytes, "a.png");
    for (const side of [64, 128, 256]) expect((await thumbnail(id, `w=${side}`)).status).toBe(200);
    expect((await server.onDisk()).length).toBe(before.length + 4);
    await call(server, "DELETE files/{id}", { params: { id }, token: server.token("clerk") });
    expect(await server.onDisk()).toEqual(before);
  });
});

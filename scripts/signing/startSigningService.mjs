import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { WebSocketServer } from "ws";
import { nameOfOid, readKeyFile } from "./makeDemoKeys.mjs";
import { attachToken, serialOf, signPackage } from "./signPackage.mjs";

export const servicePath = "/service/cryptapi";
/** Where the vendor's service is for pages without https. */
export const servicePort = 64_646;

/** Names of this machine; a browser reaches each of them only here. */
const isOwnMachine = (origin) => {
  const host = URL.canParse(origin) ? new URL(origin).hostname : "";
  return host === "localhost" || host.endsWith(".localhost") || host === "127.0.0.1" || host === "[::1]";
};

/**
 * A local service that signs with key files and speaks the messages of E-IMZO: for the demo and for tests, on this machine only. Whoever
 * opens the connection names its origin; another than those allowed gets none.
 * @param {{ keys: string, port?: number, isAllowed?: (origin: string) => boolean }} options `keys`: folder of the key files
 * @returns {Promise<{ port: number, address: string, close: () => Promise<void> }>}
 */
export async function startSigningService({ keys, port = servicePort, isAllowed = isOwnMachine }) {
  const http = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  const service = new Service(keys);
  http.on("upgrade", (request, socket, head) => {
    const { origin = "" } = request.headers;
    if (new URL(request.url ?? "", "http://localhost").pathname !== servicePath || !isAllowed(origin)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (connection) => {
      // Answers come in the order of the calls.
      let last = Promise.resolve();
      connection.on("message", (message) => {
        last = last.then(async () => connection.send(JSON.stringify(await service.answer(String(message), origin))));
      });
      connection.on("error", () => connection.terminate());
    });
  });
  await new Promise((listening, failed) => http.once("error", failed).listen(port, "127.0.0.1", listening));
  const { port: own } = http.address();
  return {
    port: own,
    address: `ws://127.0.0.1:${own}${servicePath}`,
    close: () => new Promise((closed) => {
      for (const connection of sockets.clients) connection.terminate();
      http.close(() => closed());
    }),
  };
}

/** A refused domain: for the operator, not for the user. */
const noKey = { success: false, status: -1022, reason: "API-key для домена не найден" };

class Service {
  #folder;
  /** Origins that have shown a key for their domain: each call may be a connection of its own. */
  #known = new Set();
  #loaded = new Map();

  constructor(folder) {
    this.#folder = folder;
  }

  async answer(text, origin) {
    try {
      const { plugin, name, arguments: given = [] } = JSON.parse(text);
      if (plugin === undefined && name === "version") return { success: true, major: "3", minor: "37" };
      if (plugin === undefined && name === "apikey") return this.#admit(given, origin);
      if (!this.#known.has(origin)) return noKey;
      const call = this.#calls[`${plugin}.${name}`];
      return call ? { success: true, ...(await call(...given)) } : { success: false, reason: `No such function: ${plugin}.${name}` };
    } catch (error) {
      return { success: false, reason: error instanceof Error ? error.message : String(error) };
    }
  }

  /** A domain, its key, and so on. Which keys there are only the vendor knows: the domain alone is looked at. */
  #admit(given, origin) {
    const host = new URL(origin).hostname;
    const domains = given.filter((_, index) => index % 2 === 0);
    if (!domains.some((domain) => host === domain || host.endsWith(`.${domain}`))) return noKey;
    this.#known.add(origin);
    return { success: true };
  }

  #calls = {
    "pfx.list_all_certificates": async () => ({ certificates: await this.#list() }),
    "pfx.load_key": async (_disk, _path, name) => {
      const keyId = randomUUID().replaceAll("-", "");
      this.#loaded.set(keyId, await this.#read(name));
      return { keyId, type: "pfx" };
    },
    "pfx.unload_key": async (keyId) => ({ removed: this.#loaded.delete(keyId) }),
    "idcard.list_readers": async () => ({ readers: ["Demo reader"] }),
    "pkcs7.create_pkcs7": async (data, keyId, detached = "no") => {
      const key = keyId === "idcard" ? await this.#read("idcard") : this.#loaded.get(keyId);
      if (!key) throw new Error("Key not found");
      return signPackage(Buffer.from(data, "base64"), { ...key, isDetached: detached === "yes" });
    },
    "pkcs7.attach_timestamp_token_pkcs7": async (pkcs7, _serial, token) => ({ pkcs7_64: attachToken(pkcs7, token) }),
  };

  /** Name of a file of the folder, and nothing else. */
  #read(name) {
    return readKeyFile(join(this.#folder, `${basename(String(name))}.pem`));
  }

  async #list() {
    const names = readdirSync(this.#folder).filter((file) => file.endsWith(".pem") && !["root.pem", "idcard.pem"].includes(file)).map((file) => basename(file, ".pem")).sort();
    return Promise.all(names.map(async (name) => ({ disk: "", path: this.#folder, name, alias: aliasOf((await this.#read(name)).certificate) })));
  }
}

/** As the service tells of a key before it is opened. */
function aliasOf(certificate) {
  const said = certificate.subject.typesAndValues.map(({ type, value }) => [nameOfOid(type), value.valueBlock.value]);
  const [surname = "", name = ""] = String(said.find(([part]) => part === "CN")?.[1] ?? "").split(" ");
  const shown = said.map(([part, value]) => `${{ tin: "1.2.860.3.16.1.1", pinfl: "1.2.860.3.16.1.2" }[part] ?? part.toLowerCase()}=${value}`);
  const life = [`validfrom=${timeOf(certificate.notBefore.value)}`, `validto=${timeOf(certificate.notAfter.value)}`];
  return [...shown, `name=${name}`, `surname=${surname}`, `serialnumber=${serialOf(certificate)}`, ...life].join(",");
}

/** `2026.01.31 05:00:00`, in Tashkent. */
const timeOf = (date) => new Date(date.getTime() + 5 * 3_600_000).toISOString().slice(0, 19).replaceAll("-", ".").replace("T", " ");

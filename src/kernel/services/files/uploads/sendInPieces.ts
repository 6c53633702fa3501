import { Upload, type DetailedError, type HttpRequest, type HttpResponse } from "tus-js-client";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { RemoteFile } from "#sdk/capabilities/files.ts";
import { parseBody } from "../../http/parseBody.ts";
import { readAnswer } from "../../http/readAnswer.ts";
import { storageKeys } from "../../storage/storageKeys.ts";
import type { Sending } from "./Sending.ts";
import { uploadFields } from "./uploadFields.ts";
import { UploadMemory } from "./UploadMemory.ts";

/** Bytes of one request: what a cut connection costs, and how old a token can be. */
const pieceSize = 4 * 1_048_576;
/** Before each further attempt, in milliseconds; they begin anew once something has gone through. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

/**
 * Many requests with a piece each (tus 1.0.0): begun where the same file stopped before, in this document or an earlier one,
 * and each signed with the token of its moment.
 * @throws PlatonError
 */
export async function sendInPieces(sending: Sending): Promise<RemoteFile> {
  const { http, target, signal } = sending;
  const isPublic = target.isPublic === true;
  const id = await new Promise<string>((resolve, reject) => void start(sending, resolve, reject));
  return await http.call("GET files/{id}", { params: { id }, isPublic, signal });
}

async function start(sending: Sending, resolve: (id: string) => void, reject: (failure: unknown) => void): Promise<void> {
  const { http, storage, file, target, meter, signal } = sending;
  const endpoint = http.addressOf("POST files/tus", target.isPublic === true);
  const upload = new Upload(file, {
    ...requestsOf(sending),
    endpoint,
    chunkSize: pieceSize,
    retryDelays,
    metadata: { filename: file.name, ...uploadFields(target) },
    urlStorage: new UploadMemory(storage, endpoint),
    removeFingerprintOnSuccess: true,
    fingerprint: async () => await markOf(sending),
    onProgress: (bytes) => meter.note(bytes),
    onSuccess: ({ lastResponse }) => resolve(lastResponse.getHeader("X-File-Id") ?? ""),
    onError: (failure) => reject(toFailure(failure)),
  });
  const end = (): void => {
    // What cannot be deleted now the server deletes by itself.
    void upload.abort(!sending.isKept()).catch(() => undefined);
    reject(new PlatonError("cancelled", "cancelled"));
  };
  signal.addEventListener("abort", end);
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  if (signal.aborted) return end();
  upload.start();
}

/** How a request is signed, and what its answer means. */
function requestsOf({ http, target }: Sending) {
  const sign = http.signer({ isAnonymous: target.isPublic === true });
  let isRefused = false;
  return {
    onBeforeRequest: async (request: HttpRequest): Promise<void> => {
      const headers = await sign(isRefused);
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value);
    },
    onAfterResponse: (request: HttpRequest, response: HttpResponse): void => {
      http.noteReached(true);
      const status = response.getStatus();
      // The server has forgotten it: the package begins anew.
      const isGone = request.getMethod() === "HEAD" && (status === 404 || status === 410);
      if (status !== 401) isRefused = false;
      if (status >= 400 && !isGone) readAnswer(status, parseBody(response.getBody()));
    },
    onShouldRetry: (problem: DetailedError): boolean => {
      const failure = toFailure(problem);
      if (failure.code === "network") http.noteReached(false);
      if (failure.details.status === 401) {
        const isFirst = !isRefused;
        isRefused = true;
        return isFirst;
      }
      return mayPass(failure);
    },
  };
}

const mayPass = ({ code, details: { status = 0 } }: PlatonError): boolean =>
  code === "network" || status >= 500 || status === 409 || status === 423 || status === 429;

/** What we threw at an answer ourselves, else that there was none. */
function toFailure(problem: Error | DetailedError): PlatonError {
  const cause = "causingError" in problem ? problem.causingError : problem;
  return cause instanceof PlatonError ? cause : new PlatonError("network", "expected", { status: 0, cause: problem });
}

/**
 * Tells the file by whose it is, what it is for and what the browser says of it, without telling its name. Empty where the
 * browser has no such function, because the connection is not safe: then an upload ends with its document.
 */
async function markOf({ storage, file, target }: Sending): Promise<string> {
  const person = target.isPublic ? "" : (storage.get(storageKeys.user) ?? "");
  const said = [(parseBody(person) as { readonly id?: unknown }).id, ...Object.values(uploadFields(target)), file.name, file.size, file.lastModified];
  const bytes = new TextEncoder().encode(said.join("\n"));
  const digest = await (crypto.subtle as SubtleCrypto | undefined)?.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest ?? []).slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

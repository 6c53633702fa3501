import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { calibrate } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { residentMegabytes } from "../harness/residentMegabytes.ts";

const rounds = 5;

/** Resident memory of the server on a seeded embedded database, 30 s after it was started again; best of five starts. */
export async function measure(): Promise<Figure[]> {
  const resident: number[] = [];
  for (let round = 0; round < rounds; round += 1) resident.push(await residentAfterStart());
  const question = "server with the embedded database, seeded, 30 s after a restart: resident memory, best of five";
  return [
    atMost(question, Math.min(...resident), { unit: "MB", limit: 320 }),
    told("resident memory: calibration loop", calibrate(), "ms"),
  ];
}

async function residentAfterStart(): Promise<number> {
  const server = await startServer();
  try {
    await sleep(30_000);
    return residentMegabytes(server.pid);
  } finally {
    await server.stop();
  }
}

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

export interface KeyService {
  readonly address: string;
  stop(): Promise<void>;
}

const keys = [
  "cn=ALIYEV ALI,uid=123456780,1.2.860.3.16.1.2=30101900000002,serialnumber=77aa02,validfrom=2024.01.01 10:00:00,validto=2099.01.01 10:00:00",
  "cn=KARIMOVA NODIRA,o=\"CHORSU\", MAS'ULIYATI CHEKLANGAN JAMIYAT=MCHJ,uid=123456789,1.2.860.3.16.1.1=301234567,1.2.860.3.16.1.2=30101900000001,"
    + "serialnumber=77aa03,validfrom=2024.01.01 10:00:00,validto=2099.01.01 10:00:00",
  "cn=ALIYEV ALI,uid=123456780,serialnumber=77aa01,validfrom=2020.01.01 10:00:00,validto=2022.01.01 10:00:00",
];

/** Lists keys as the service on a person's computer does, and can do nothing else. */
export async function listKeys(port = 0): Promise<KeyService> {
  const server = new WebSocketServer({ host: "127.0.0.1", port });
  await once(server, "listening");
  const answers: Record<string, object> = {
    apikey: { success: true },
    list_all_certificates: { success: true, certificates: keys.map((alias, at) => ({ disk: "/", path: "keys", name: `key${at}`, alias })) },
  };
  server.on("connection", (socket) => socket.on("message", (data: Buffer) => {
    const { name } = JSON.parse(data.toString()) as { name: string };
    socket.send(JSON.stringify(answers[name] ?? { success: false, reason: "no such call" }));
  }));
  return {
    address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/service/cryptapi`,
    stop: async () => {
      for (const client of server.clients) client.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

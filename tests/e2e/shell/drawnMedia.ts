import type { Page } from "@playwright/test";

/** A picture that the page itself draws. */
export const drawPicture = async (page: Page, width: number, height: number): Promise<number[]> =>
  await page.evaluate(
    async ([w, h]) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const context = canvas.getContext("2d");
      const shade = context?.createLinearGradient(0, 0, w ?? 0, h ?? 0);
      shade?.addColorStop(0, "#1d5fd1");
      shade?.addColorStop(1, "#f4c542");
      if (context && shade) context.fillStyle = shade;
      context?.fillRect(0, 0, w ?? 0, h ?? 0);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    },
    [width, height],
  );

/** Half a second of a turning colour, as WebM. */
export const recordVideo = async (page: Page): Promise<number[]> =>
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
    const context = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    const ended = new Promise((done) => (recorder.onstop = done));
    recorder.start();
    for (let hue = 0; hue < 360; hue += 30) {
      if (context) context.fillStyle = `hsl(${hue} 60% 50%)`;
      context?.fillRect(0, 0, 320, 180);
      await new Promise((done) => setTimeout(done, 50));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });

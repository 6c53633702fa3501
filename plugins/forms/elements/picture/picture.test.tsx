// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pictureBounds } from "#core/checks/checkPicture.ts";
import { sampleField } from "../../testing/ElementSample.ts";
import { configOf, element, saving } from "../../testing/formConfigs.ts";
import { FormStage } from "../../testing/FormStage.tsx";
import { giveFiles } from "../../testing/giveFiles.ts";
import type { Drawing } from "../file/shrinkImage.ts";
import { fileOf, onePixel, sample, twoPixels } from "./pictureSample.ts";
import { pictureText } from "./pictureText.ts";

const large = new File([new Uint8Array(pictureBounds.bytes + 1)], "катта.png", { type: "image/png" });
const failing = async (): Promise<never> => await Promise.reject(new Error("no picture"));

describe("a picture that a field holds", () => {
  it("UI943 a picture that can be kept goes as it is, another is drawn smaller until it can, keeping what is seen through", async () => {
    expect(await pictureText(fileOf(onePixel), failing)).toBe(onePixel);
    const drawn: string[] = [];
    const drawing: Drawing = {
      width: 2000, height: 1000, close: () => void drawn.push("closed"),
      draw: async ({ width, height }, type) => {
        drawn.push(`${width}×${height} ${type}`);
        const blob = drawn.length < 4 ? new Blob([new Uint8Array(40_000)], { type }) : fileOf(twoPixels, "a", type);
        return await Promise.resolve(blob);
      },
    };
    // The fourth is drawn as WebP and is none by its bytes.
    expect(await pictureText(large, async () => await Promise.resolve(drawing))).toBe(twoPixels);
    expect(drawn).toEqual(["512×256 image/png", "512×256 image/webp", "384×192 image/png", "384×192 image/webp", "256×128 image/png", "closed"]);
    expect(await pictureText(large, failing)).toBeUndefined();
  });

  describe("in a form", () => {
    let stage: FormStage;
    let sent: unknown[];
    beforeEach(async () => {
      stage = new FormStage();
      sent = [];
      await sample.prepare?.();
      const config = configOf([element(sampleField, { type: "picture" })]);
      await stage.show({ config, values: { [sampleField]: onePixel }, calls: saving(sent, ({ values }) => ({ id: "r1", version: 2, values })) });
    });
    afterEach(async () => expect(await stage.close()).toEqual([]));

    it("UI944 it is taken away by its button, and the focus is where another can be chosen", async () => {
      await act(async () => stage.page.querySelector<HTMLElement>("[aria-label='forms.picture.remove']")?.click());
      expect([stage.page.querySelector("img"), document.activeElement]).toEqual([null, stage.input(sampleField)]);
      await stage.press("forms.save");
      expect(sent).toEqual([expect.objectContaining({ values: { [sampleField]: null } })]);
    });

    it("UI945 what is no picture is refused with what is taken, and the one that is there stays", async () => {
      vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:none", revokeObjectURL: () => undefined }));
      await giveFiles(stage, sampleField, [new File(["матн"], "хат.pdf", { type: "application/pdf" })]);
      await vi.waitFor(async () => {
        await act(async () => undefined);
        expect(stage.page.querySelector("ul[role=status]")?.textContent ?? "").toContain("хат.pdf: PNG, JPEG ёки WebP расми керак");
      });
      expect([stage.page.querySelector("img")?.src, stage.isDirty()]).toEqual([onePixel, false]);
      vi.unstubAllGlobals();
    });
  });
});

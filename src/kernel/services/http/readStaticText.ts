/** A text that the client's build put beside it. @throws Error when the server does not have it */
export async function readStaticText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return await answer.text();
}

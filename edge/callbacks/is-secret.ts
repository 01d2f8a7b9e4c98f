/** Whether a text is the secret, without telling by the time how much of it is right. No secret is equal to none. */
export async function isSecret(text: string, secret: string | undefined): Promise<boolean> {
  const [one, other] = await Promise.all([digest(text), digest(secret ?? '')])
  return crypto.subtle.timingSafeEqual(one, other) && secret !== undefined
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
}

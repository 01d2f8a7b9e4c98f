/** The numbers of worlds: merchants that a sandbox opens while it runs. */

/** No configured merchant of a sandbox has such an id, and no configured SOAP client such a number. */
export const worldNumbers = { first: 1_000_000_000, last: 2 ** 31 - 1 } as const

const CLIENT_ID = /^world-([1-9]\d{9})$/

export function isWorldNumber(number: number): boolean {
  return Number.isInteger(number) && number >= worldNumbers.first && number <= worldNumbers.last
}

/** The number of a world's MerchantId; undefined for any other id. */
export function worldNumberOf(merchantId: string): number | undefined {
  const number = /^[1-9]\d{9}$/.test(merchantId) ? Number(merchantId) : 0
  return isWorldNumber(number) ? number : undefined
}

export function worldClientId(number: number): string {
  return `world-${number}`
}

/** The number of a world's ClientId; undefined for any other id. */
export function worldNumberOfClient(clientId: string): number | undefined {
  return worldNumberOf(CLIENT_ID.exec(clientId)?.[1] ?? '')
}

/** A number of a world at random. */
export function randomWorldNumber(): number {
  const { first, last } = worldNumbers
  const count = last - first + 1
  // The rest above the greatest multiple would make some numbers likelier.
  const limit = 2 ** 32 - (2 ** 32 % count)
  for (;;) {
    const [random] = crypto.getRandomValues(new Uint32Array(1))
    if (random! < limit) return first + (random! % count)
  }
}

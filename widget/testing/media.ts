import { cdp } from 'vitest/browser'

interface Media {
  media?: 'print' | ''
  /** Media features by their names. */
  features?: Readonly<Record<string, string>>
}

/**
 * Emulates a medium and media features; without any, those of the usual test: it asks for less motion, or it would measure
 * on the way.
 */
export async function emulateMedia({ media = '', features }: Media = {}): Promise<void> {
  const wanted = { 'prefers-reduced-motion': 'reduce', ...features }
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(wanted).map(([name, value]) => ({ name, value })),
  })
}

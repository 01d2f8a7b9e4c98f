import { emulateMedia } from './media.ts'

/** Lets things move while `act` runs. */
export async function withMotion(act: () => Promise<void>): Promise<void> {
  await emulateMedia({ features: { 'prefers-reduced-motion': 'no-preference' } })
  try {
    await act()
  } finally {
    await emulateMedia()
  }
}

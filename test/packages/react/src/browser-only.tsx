import { type ReactNode, useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Renders its children in the browser, and nothing on the server. */
export function BrowserOnly({ children }: { children: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return isBrowser ? children : null
}

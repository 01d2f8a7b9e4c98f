/** What the tests ask of a browser engine, whichever protocol drives it. */

/** A key that goes down or up: a character, or a name such as `ArrowDown`. */
export interface KeyStep {
  type: 'keyDown' | 'keyUp'
  value: string
}

/** A window of a browser with a profile of its own. */
export interface EngineTab {
  /** The engine and its version. */
  readonly version: string
  /** Opens an address, and waits until it is loaded. */
  goto(address: string): Promise<void>
  /** Runs code in the page. @param code an expression; a promise is awaited. @returns its value, which JSON can hold */
  evaluate(code: string): Promise<unknown>
  keys(steps: readonly KeyStep[]): Promise<void>
  /** Clicks on a pixel of the window with the mouse. */
  click(x: number, y: number): Promise<void>
  /** Sets the size of what the page sees of the window, in pixels. */
  resize(width: number, height: number): Promise<void>
  /** @returns a PNG */
  picture(): Promise<Buffer>
  /** The folder of what the page lets its user download. */
  readonly downloads: string
  /** Ends the browser. */
  close(): Promise<void>
}

export interface TabOptions {
  /** Whether the user prefers dark pages. */
  isDark?: boolean
  /** Whether the user has colours of their own for all pages. WebKit has none. */
  hasForcedColors?: boolean
  /** The environment with the screen for a window of Firefox; without it, there is none. */
  screen?: NodeJS.ProcessEnv
}

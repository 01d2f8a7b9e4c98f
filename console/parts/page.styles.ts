import { css } from 'lit'

/** The frame of the page: a head, the sections beside or above, and one of them. */
export const consoleStyles = css`
  :host {
    min-block-size: 100dvh;
    background: var(--_surface);
  }
  h1 {
    margin: 0;
    font-size: 1.14em;
    font-weight: 600;
    white-space: nowrap;
  }
  h1 .muted {
    font-weight: 400;
  }
  .frame {
    display: grid;
    grid-template: 'head head' auto 'nav main' 1fr / 192px minmax(0, 1fr);
    min-block-size: 100dvh;
  }
  header {
    grid-area: head;
    display: flex;
    align-items: center;
    gap: calc(4 * var(--_space));
    padding: calc(2 * var(--_space)) calc(6 * var(--_space));
    border-block-end: 1px solid var(--_line);
  }
  .merchant {
    margin-inline-start: auto;
    min-inline-size: 0;
  }
  .merchant select {
    max-inline-size: 100%;
  }
  nav {
    grid-area: nav;
    display: grid;
    align-content: start;
    gap: 2px;
    padding: calc(4 * var(--_space)) calc(3 * var(--_space));
    border-inline-end: 1px solid var(--_line);
    background: var(--_sunken);
  }
  nav a {
    padding: 5px calc(3 * var(--_space));
    border-radius: var(--_control-radius);
    color: var(--_text);
    text-decoration: none;
    white-space: nowrap;
  }
  nav a:hover {
    background: var(--_neutral-surface);
  }
  nav a[aria-current] {
    background: var(--_highlight);
    color: var(--_accent);
    font-weight: 600;
  }
  main {
    grid-area: main;
    min-inline-size: 0;
    padding: calc(5 * var(--_space)) calc(6 * var(--_space)) calc(12 * var(--_space));
  }
  main:focus-visible {
    outline: none;
  }
  .alone {
    display: grid;
    gap: calc(4 * var(--_space));
    max-inline-size: 560px;
    margin: 0 auto;
    padding-block-start: 15vh;
  }
  @media (width < 760px) {
    .frame {
      grid-template: 'head' auto 'nav' auto 'main' 1fr / minmax(0, 1fr);
    }
    header {
      padding-inline: calc(4 * var(--_space));
      gap: calc(2 * var(--_space));
    }
    h1 .muted {
      display: none;
    }
    nav {
      display: flex;
      overflow-x: auto;
      padding: calc(2 * var(--_space)) calc(4 * var(--_space));
      border-inline-end: 0;
      border-block-end: 1px solid var(--_line);
      scrollbar-width: thin;
    }
    main {
      padding: calc(4 * var(--_space));
    }
  }
  @media (width < 760px) and (pointer: coarse) {
    nav a {
      min-block-size: 44px;
      align-content: center;
    }
  }
  @media (forced-colors: active) {
    nav a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

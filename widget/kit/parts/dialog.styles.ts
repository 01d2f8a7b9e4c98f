import { css } from 'lit'

/** A dialog as a sheet at the bottom of a phone. */
export const sheet = css`
  dialog,
  dialog[data-size='large'] {
    inline-size: 100%;
    max-inline-size: 100%;
    max-block-size: calc(100dvb - 24px);
    margin-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  dialog > footer > button {
    flex: 1;
  }
`

/** Dialogs: in the middle of the screen, or a sheet at the bottom of a phone. */
export const dialogStyles = css`
  :host {
    display: contents;
  }
  dialog {
    inline-size: min(var(--order-admin-dialog-width, 560px), calc(100vi - 32px));
    max-block-size: calc(100vb - 48px);
    padding: 0;
    border: var(--_edge) var(--_line);
    border-radius: var(--_radius);
    background: var(--order-admin-surface-raised, var(--_surface));
    color: var(--_text);
    box-shadow: var(--_shadow);
    container-type: inline-size;
  }
  /* It has the focus when it opens, so that it is read out; a ring around all of it would say nothing. */
  dialog:focus {
    outline: none;
  }
  dialog[open] {
    display: flex;
    flex-direction: column;
  }
  dialog[data-size='large'] {
    inline-size: min(var(--order-admin-dialog-width-large, 960px), calc(100vi - 32px));
  }
  dialog::backdrop {
    background: var(--order-admin-backdrop, oklch(0.2 0.02 260 / 0.45));
  }
  dialog > :is(header, footer) {
    display: flex;
    flex: none;
    align-items: center;
    gap: calc(2 * var(--_space));
    padding: calc(3 * var(--_space)) calc(4 * var(--_space));
  }
  dialog > header {
    justify-content: space-between;
    border-block-end: 1px solid var(--_line);
  }
  dialog > header h3 {
    font-size: 1.143em;
  }
  /* It takes the focus for screen readers; a ring around a title would look like an error. */
  dialog > header h3:focus-visible {
    outline: none;
  }
  dialog > footer {
    flex-wrap: wrap;
    justify-content: flex-end;
    border-block-start: 1px solid var(--_line);
    background: var(--_sunken);
  }
  .dialog-body {
    display: grid;
    align-content: start;
    gap: calc(3 * var(--_space));
    min-block-size: 0;
    padding: calc(4 * var(--_space));
    overflow: auto;
    overscroll-behavior: contain;
  }
  .dialog-body:focus-visible {
    outline-offset: -2px;
  }
  .field-problem {
    display: flex;
    gap: var(--_space);
    color: var(--_bad);
    font-size: 0.857em;
  }
  .field-problem .icon {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 1px;
  }

  button.icon-only {
    min-inline-size: var(--_control-height);
    padding: 2px;
  }

  @media (prefers-reduced-motion: no-preference) {
    dialog[open] {
      animation: dialog-in var(--order-admin-motion, 150ms) ease-out;
    }
    @keyframes dialog-in {
      from {
        translate: 0 8px;
      }
    }
  }
  @media (width < 560px) {
    ${sheet}
  }
  /* A short or much enlarged window: the title scrolls away, so that the body has room. */
  @media (height < 480px) {
    dialog[open] {
      display: block;
      overflow: auto;
      scroll-padding-block-end: 96px;
    }
    .dialog-body {
      overflow: visible;
    }
    dialog > footer {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
    }
  }
  @media (forced-colors: active) {
    dialog {
      border: 2px solid CanvasText;
    }
  }
  @media print {
    dialog {
      display: none;
    }
  }
`

import { css } from 'lit'

/**
 * The tokens, light and dark, that every private element inherits. `color-scheme` is not set here: the widget
 * is dark where the host page is.
 */
export const tokens = css`
  :host {
    /* A page's settings for its own texts must not be inherited here; those for the page as a whole are. */
    all: initial;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
    interactivity: inherit;
    -webkit-text-size-adjust: inherit;
    -webkit-font-smoothing: inherit;
    direction: ltr;

    --_font: var(
      --order-admin-font,
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'Helvetica Neue',
      Arial,
      sans-serif
    );
    --_size: var(--order-admin-font-size, 14px);
    /* Outside these steps, targets would be too small, or rows would no longer be a table. */
    --_density: clamp(-8px, 4px * var(--order-admin-density, 0), 8px);
    --_space: var(--order-admin-space, calc(4px + var(--_density) / 8));
    --_radius: var(--order-admin-radius, 6px);
    --_control-radius: var(--order-admin-control-radius, 4px);
    --_row-height: var(--order-admin-row-height, calc(36px + var(--_density)));
    --_control-height: var(--order-admin-control-height, calc(32px + var(--_density) / 2));
    --_edge: var(--order-admin-border-width, 1px) solid;
    --_side-width: var(--order-admin-side-width, 300px);
    --_inset-start: var(--order-admin-inset-block-start, 0px);
    --_inset-end: var(--order-admin-inset-block-end, 0px);
    --_shadow: var(
      --order-admin-shadow,
      0 2px 8px light-dark(oklch(0.3 0.02 260 / 0.16), oklch(0 0 0 / 0.5))
    );

    --_surface: var(--order-admin-surface, light-dark(oklch(1 0 0), oklch(0.205 0.01 260)));
    --_sunken: var(--order-admin-surface-sunken, light-dark(oklch(0.98 0.003 260), oklch(0.235 0.011 260)));
    --_tooltip: var(--order-admin-tooltip, light-dark(oklch(0.28 0.02 260), oklch(0.93 0.006 260)));
    --_text: var(--order-admin-text, light-dark(oklch(0.24 0.018 260), oklch(0.94 0.005 260)));
    --_muted: var(--order-admin-muted, light-dark(oklch(0.48 0.018 260), oklch(0.72 0.012 260)));
    --_line: var(--order-admin-line, light-dark(oklch(0.9 0.006 260), oklch(0.31 0.012 260)));
    --_control: var(--order-admin-control, light-dark(oklch(1 0 0), oklch(0.25 0.012 260)));
    --_control-line: var(
      --order-admin-control-line,
      light-dark(oklch(0.61 0.015 260), oklch(0.56 0.015 260))
    );
    --_accent: var(--order-admin-accent, light-dark(oklch(0.46 0.11 240), oklch(0.78 0.1 235)));
    --_on-accent: var(--order-admin-on-accent, light-dark(oklch(1 0 0), oklch(0.18 0.03 240)));
    --_focus: var(--order-admin-focus, var(--_accent));
    --_highlight: var(--order-admin-highlight, light-dark(oklch(0.96 0.025 235), oklch(0.29 0.04 240)));

    --_good: var(--order-admin-good, light-dark(oklch(0.42 0.1 155), oklch(0.83 0.12 155)));
    --_good-surface: var(--order-admin-good-surface, light-dark(oklch(0.96 0.03 155), oklch(0.29 0.045 155)));
    --_warning: var(--order-admin-warning, light-dark(oklch(0.45 0.095 70), oklch(0.85 0.11 80)));
    --_warning-surface: var(
      --order-admin-warning-surface,
      light-dark(oklch(0.965 0.035 85), oklch(0.3 0.045 75))
    );
    --_bad: var(--order-admin-bad, light-dark(oklch(0.47 0.17 25), oklch(0.8 0.11 25)));
    --_bad-surface: var(--order-admin-bad-surface, light-dark(oklch(0.965 0.018 25), oklch(0.29 0.055 25)));
    --_neutral-surface: var(
      --order-admin-neutral-surface,
      light-dark(oklch(0.95 0.004 260), oklch(0.29 0.012 260))
    );

    display: block;
    position: relative;
    z-index: var(--order-admin-z-index, auto);
    isolation: isolate;
  }
  :host(:dir(rtl)) {
    direction: rtl;
  }
  /* A page's rule for every element reaches this one, but no deeper. */
  :host > * {
    color: var(--_text);
    font: 400 var(--_size) / 1.45 var(--_font);
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    user-select: text;
    cursor: auto;
  }
  :host([hidden]) {
    display: none;
  }
`

export type SiteFooterLinkNameAndHref = { name: string; href: string };

export type SiteSettings = {
  publicSite: string | null;
  social: readonly SiteFooterLinkNameAndHref[];
  blog: readonly SiteFooterLinkNameAndHref[];
  legal: readonly SiteFooterLinkNameAndHref[];
  /** Whether new employers may sign up, all or those who were invited. */
  takesSignUps: boolean;
  /** Whether one may log in by a provider too. */
  hasOtherWayIn: boolean;
};

const nothing: SiteSettings = {
  publicSite: null,
  social: [],
  blog: [],
  legal: [],
  takesSignUps: false,
  hasOtherWayIn: false,
};

/** What whoever runs this installation has set for its pages; the server puts it into them. */
export function readSiteSettingsFromPage(): SiteSettings {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="site"]');
  try {
    // The server has written it, from settings that it has checked.
    return { ...nothing, ...(JSON.parse(meta?.content ?? '{}') as Partial<SiteSettings>) };
  } catch {
    return nothing;
  }
}

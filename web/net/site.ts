export type SiteLink = { name: string; href: string };

export type Site = {
  publicSite: string | null;
  social: readonly SiteLink[];
  blog: readonly SiteLink[];
  legal: readonly SiteLink[];
  /** Whether new employers may sign up, all or those who were invited. */
  takesSignUps: boolean;
  /** Whether one may log in by a provider too. */
  hasOtherWayIn: boolean;
};

const nothing: Site = {
  publicSite: null,
  social: [],
  blog: [],
  legal: [],
  takesSignUps: false,
  hasOtherWayIn: false,
};

/** What whoever runs this installation has set for its pages; the server puts it into them. */
export function readSite(): Site {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="site"]');
  try {
    // The server has written it, from settings that it has checked.
    return { ...nothing, ...(JSON.parse(meta?.content ?? '{}') as Partial<Site>) };
  } catch {
    return nothing;
  }
}

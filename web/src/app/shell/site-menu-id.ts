/** Has the menu, with which the bar above every page ends. */
export const siteMenuId = 'site-menu';

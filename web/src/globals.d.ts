/** The commit that was built. */
declare const __BUILD__: string;

/** The year of the build, as legal pages and the footer write it. */
declare const __BUILD_YEAR__: string;

/**
 * Documents of {@code application/hal+json} (draft-kelly-json-hal), written by Jackson.
 * <p>
 * Start at {@link dev.straightway.links.hal.HalDocument}.
 */
package dev.straightway.links.hal;

/**
 * Parameters in properties, which the build of Quarkus REST refuses.
 * <p>
 * Imports Jakarta REST and CDI only. Start at {@link dev.straightway.it.properties.PropertiesResource}.
 */
package dev.straightway.it.properties;

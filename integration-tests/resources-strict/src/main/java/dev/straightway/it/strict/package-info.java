/**
 * What the specification asks and the build of Quarkus REST refuses: parameters in properties and of
 * constructors, and parameters whose type is a
 * variable of a generic superclass.
 * <p>
 * Imports Jakarta REST and CDI only. Start at {@link dev.straightway.it.strict.PropertiesResource}.
 */
package dev.straightway.it.strict;

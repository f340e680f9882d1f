/**
 * Parameters of every place, type and shape that the plain {@link dev.straightway.it.ParametersResource} leaves out
 * (§3.2): matrix, form and bean parameters, path segments, collections, converters, fields and properties.
 * <p>
 * Imports Jakarta REST and CDI only. Start at {@link dev.straightway.it.params.MatrixResource}.
 */
package dev.straightway.it.params;

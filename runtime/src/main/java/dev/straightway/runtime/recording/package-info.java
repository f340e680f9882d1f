/**
 * What the build hands to the application: descriptions of the endpoints as plain records, and the recorder that makes
 * the route table of them at start-up.
 * <p>
 * Every application pays for this code when it starts. So do {@code provider} and {@code routing}, which it fills. There they
 * use loops: the first call of a lambda has the machine make a class, half a millisecond each, and with two hundred of them its
 * compilers compile what makes such classes. The first {@code equals} or {@code hashCode} of a record takes ten milliseconds.
 * <p>
 * The only package besides {@code http} that knows all the others. Start at {@link EndpointSpec}.
 */
package dev.straightway.runtime.recording;

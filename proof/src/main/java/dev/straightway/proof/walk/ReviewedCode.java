package dev.straightway.proof.walk;

/**
 * What code works with that isn't walked, since it is reviewed: what it can get at without being given it, and how it calls
 * back.
 *
 * @param core of the walk
 * @param connector lets it call back
 * @param overrides what it may call of an object
 * @param functions what it may call of those that others have made
 * @param gaps notes what is missing of what it is given
 * @param defaults of the platform, which it may ask
 * @param registrations what it finds though nobody hands it over
 * @param constants of enums, which it finds by their class
 * @param thrown what it may hand on of what was thrown
 * @param exceptions whose monitor it may wait for
 * @param locks under which it calls back
 * @param inside what the objects hold that it makes
 * @param closing what the application tells streams to do when they are closed: all of a pipeline do it, those too from which
 *        the stream was made that was told
 * @param mapperCalls what it has written as JSON
 * @param configMappings groups of the configuration, which ask their values for text, hash and equality
 * @param annotations which it may read
 * @param messages which it finds by the names of their interfaces
 * @param unknown of what classes unknown objects may be that it calls
 */
record ReviewedCode(Core core, Connector connector, Overrides overrides, Functions functions, Gaps gaps,
        PlatformDefaults defaults, Registrations registrations, EnumConstants constants, ThrownObjects thrown,
        HeldExceptions exceptions, CollectionLocks locks, Inside inside, Variable closing, MapperCalls mapperCalls,
        ConfigMappings configMappings, AnnotationConstants annotations, LoggedMessages messages,
        UnknownReceivers unknown) {
}

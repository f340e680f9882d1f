package dev.straightway.deployment.plan;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Selections.Question;
import dev.straightway.deployment.types.Entities;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.recording.OwnProviderSpec;

/**
 * Decides which entity provider of the application reads or writes a type as a media type (§4.2.1, §4.2.2), as far as the build
 * can tell: from type arguments, media types and priorities, and from what the code of {@code isReadable} and
 * {@code isWriteable} answers.
 * <p>
 * Where it can't, run time asks the providers for each request.
 */
final class OwnBodies {

    private static final Comparator<Fitting> BEST_FIRST = Comparator.comparingInt(Fitting::distance)
            .thenComparingInt(Fitting::wildcards).thenComparingInt(Fitting::priority);

    private final RestApplication application;
    private final IndexView index;
    private final Selections selections;
    private final EntityClasses classes;
    private final Side readers;
    private final Side writers;

    /**
     * What was decided.
     *
     * @param why why run time has to ask; empty if it needn't
     */
    record Choice(OwnProviderSpec spec, String why) {

        static final Choice NONE = new Choice(OwnProviderSpec.NONE, "");

        static Choice open(String why) {
            return new Choice(OwnProviderSpec.OPEN, "; run time asks the entity providers of the application: " + why);
        }
    }

    /** The providers that read, or those that write. */
    private record Side(boolean reads, String contract, List<OwnProvider> providers) {
    }

    /**
     * A provider that may take an entity.
     *
     * @param distance how many steps it is from the type to that of the provider
     * @param wildcards of the media type that it declares
     * @param answer what it says itself; empty if that isn't known
     */
    private record Fitting(OwnProvider provider, int distance, int wildcards, Optional<Boolean> answer) {

        int priority() {
            return provider.priority();
        }
    }

    OwnBodies(RestApplication application, Selections selections) {
        this.application = application;
        this.index = application.index();
        this.selections = selections;
        this.classes = new EntityClasses(index);
        this.readers = side("MessageBodyReader", true);
        this.writers = side("MessageBodyWriter", false);
    }

    private Side side(String contract, boolean reads) {
        return new Side(reads, contract, application.providers().stream().filter(provider -> provider.is(contract))
                .map(provider -> OwnProvider.of(provider, contract, index)).toList());
    }

    /** {@return who reads a type from what a method consumes} */
    Choice reader(Type type, List<String> mediaTypes) {
        return choose(readers, type, mediaTypes);
    }

    /** {@return who writes a type as what a method produces} */
    Choice writer(Type type, List<String> mediaTypes) {
        return choose(writers, type, mediaTypes);
    }

    /** @param mediaTypes empty for any */
    private Choice choose(Side side, Type type, List<String> mediaTypes) {
        if (application.mayRegister()) {
            return Choice.open("features may register more of them when the application starts");
        }
        if (side.providers().isEmpty()) {
            return Choice.NONE;
        }
        if (Entities.isUnknown(type)) {
            return Choice.open("the class of an entity is known at run time only");
        }
        List<MediaRange> ranges = mediaTypes.isEmpty() ? List.of(MediaRange.ANY)
                : mediaTypes.stream().map(MediaRange::parse).toList();
        List<Choice> choices = ranges.stream().map(range -> choose(side, type, range)).toList();
        if (choices.size() == 1 || choices.stream().allMatch(Choice.NONE::equals)) {
            return choices.get(0);
        }
        return choices.stream().filter(choice -> choice.spec().open()).findFirst()
                .orElseGet(() -> Choice.open("one of them takes some of the media types"));
    }

    private Choice choose(Side side, Type type, MediaRange mediaType) {
        List<Fitting> fitting = side.providers().stream().filter(provider -> provider.takes(mediaType))
                .filter(provider -> classes.related(type, provider.argument()))
                .map(provider -> fitting(side, provider, type, mediaType))
                .filter(one -> one.answer().orElse(true)).sorted(BEST_FIRST).toList();
        if (fitting.isEmpty()) {
            return Choice.NONE;
        }
        Optional<String> open = open(side, type, mediaType, fitting);
        return open.map(Choice::open).orElseGet(() -> new Choice(
                new OwnProviderSpec(false, Optional.of(fitting.get(0).provider().name())), ""));
    }

    private Fitting fitting(Side side, OwnProvider provider, Type type, MediaRange mediaType) {
        Optional<String> known = side.reads() ? classes.plain(type) : classes.exact(type);
        Optional<Boolean> answer = provider.given() ? Optional.empty()
                : selections.answer(
                        new Question(ProviderCode.selecting(provider.name(), side.contract()), known, Optional.of(mediaType)
                                .filter(range -> range.isConcrete() && range.parameters().isEmpty()).map(MediaRange::text)));
        return new Fitting(provider, classes.distance(type, provider.argument()), provider.wildcards(mediaType), answer);
    }

    /** {@return why the first one can't be bound; empty if it can} */
    private Optional<String> open(Side side, Type type, MediaRange mediaType, List<Fitting> fitting) {
        Fitting best = fitting.get(0);
        if (!mediaType.isConcrete()) {
            return Optional.of(mediaType + " isn't a concrete media type");
        }
        if (classes.plain(type).isEmpty() || !side.reads() && classes.exact(type).isEmpty()) {
            return Optional.of("of what class an entity is that is declared as " + type.name() + " isn't known before");
        }
        if (fitting.size() > 1 && BEST_FIRST.compare(best, fitting.get(1)) == 0) {
            return Optional.of(fitting.stream().filter(one -> BEST_FIRST.compare(best, one) == 0)
                    .map(one -> one.provider().name()).collect(Collectors.joining(" and ")) + " fit equally");
        }
        if (best.answer().isEmpty()) {
            return Optional.of("what " + best.provider().name() + "#"
                    + ProviderCode.selecting(best.provider().name(), side.contract()).name() + " answers isn't known before");
        }
        if (best.distance() == EntityClasses.FAR && best.wildcards() > 0) {
            return Optional.of("a standard one may come before " + best.provider().name()
                    + ", which is for all types and media types");
        }
        return Stream.of(best.provider().name()).filter(this::hasSubclasses).findFirst()
                .map(name -> "the container may give a subclass of " + name);
    }

    private boolean hasSubclasses(String provider) {
        return !index.getAllKnownSubclasses(DotName.createSimple(provider)).isEmpty();
    }
}

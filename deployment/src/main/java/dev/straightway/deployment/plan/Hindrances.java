package dev.straightway.deployment.plan;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.LocatedType;
import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.ArgumentPlan.FromContainer;
import dev.straightway.deployment.plan.ArgumentPlan.FromEntity;
import dev.straightway.deployment.plan.ArgumentPlan.FromPart;
import dev.straightway.deployment.plan.ArgumentPlan.FromParts;
import dev.straightway.deployment.plan.ArgumentPlan.FromText;
import dev.straightway.deployment.plan.ArgumentPlan.FromWhole;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.deployment.types.Entities;
import dev.straightway.deployment.types.Kryo;
import dev.straightway.deployment.types.Results;
import dev.straightway.deployment.types.Wholes.Whole;
import dev.straightway.deployment.types.Xml;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Step;
import dev.straightway.proof.judge.ReasonKind;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.negotiation.MediaRange;
import dev.straightway.runtime.recording.ResultSpec.Payload;
import dev.straightway.runtime.recording.ResultSpec.Variant;

/** Knows routes that can't be walked, since it isn't known at build time which code serves them. */
final class Hindrances {

    /** How objects are written by code that is walked; XML not always is. */
    private static final Set<Representation> WALKED = Set.of(Representation.JSON, Representation.KRYO, Representation.XML);
    private static final Set<Whole> FILES = Set.of(Whole.PART, Whole.PARTS, Whole.PART_CONTENT);

    private static final Set<String> BEFORE_READING = Set.of("ContainerRequestFilter", "ReaderInterceptor");

    /** The package of the filters that make links by annotation. */
    private static final String LINKS = "dev.straightway.runtime.hal.";

    private final RestApplication application;
    private final Proving proving;
    private final BeanPlanner beans;
    private final CallbackPlanner callbacks;
    private final FixedAnswers fixed;
    private final Entities entities;

    Hindrances(RestApplication application, Proving proving, BeanPlanner beans, CallbackPlanner callbacks) {
        this.application = application;
        this.proving = proving;
        this.beans = beans;
        this.callbacks = callbacks;
        this.fixed = new FixedAnswers(callbacks);
        this.entities = new Entities(application.index());
    }

    /** {@return why the walk can't be asked for a route; empty if it can} */
    Optional<NotProven> of(Draft draft) {
        return around(draft).or(() -> validation(draft)).or(() -> entity(draft)).or(() -> answer(draft)).or(() -> json(draft));
    }

    /** {@return why the walk can't be asked for a way through locators; empty if it can} */
    Optional<NotProven> of(FlatDraft way) {
        return way.steps().stream().flatMap(locator -> ofLocator(locator).stream()).findFirst().or(() -> of(way.method()));
    }

    private Optional<NotProven> ofLocator(Draft locator) {
        return LocatedType.isClass(locator.method().returnType())
                ? found(locator, "the class that it returns", "is made an object of by run time, which isn't followed",
                        "return an object in place of a class")
                : validation(locator).or(() -> entity(locator));
    }

    private Optional<NotProven> around(Draft draft) {
        if (application.providers().stream().anyMatch(Provider::preMatching)) {
            return found(draft, "pre-matching filters",
                    "have taken the request to a worker already, and the way back costs more than it saves",
                    "make them request filters without @PreMatching");
        }
        Optional<CallbackPlan> later = callbacks.filters(draft.method()).stream().filter(CallbackPlan::later).findFirst();
        if (later.isPresent()) {
            return found(draft, later.get().call().signature(), "answers later, from code that isn't followed",
                    "let the filter answer at once");
        }
        if (draft.plan().around().providers().stream().anyMatch(name -> name.startsWith(LINKS))) {
            return found(draft, "the links of its entities",
                    "are made of properties that are read by reflection, which isn't followed",
                    "make the links by an interface with @LinksTo");
        }
        return draft.plan().around().open() ? found(draft, "features",
                "may register filters, interceptors and entity providers when the application starts",
                "let @Provider register them, in place of a feature") : Optional.empty();
    }

    private Optional<NotProven> validation(Draft draft) {
        return proving.validation().of(draft.method()).unseen()
                .flatMap(reason -> found(draft, "the validation of its call", reason,
                        "use the constraints of Jakarta Validation only, or check the values in the method"));
    }

    private Optional<NotProven> entity(Draft draft) {
        List<ArgumentPlan> arguments = draft.plan().arguments();
        if (arguments.stream().anyMatch(Hindrances::hasOwnFormatter)) {
            return found(draft, "the formatter of a date", "is given by a class of the application, and may hold any code",
                    "use @DateFormat with a pattern");
        }
        if (arguments.stream().anyMatch(this::isBean)
                || draft.plan().instances().value().reader().map(beans::plan).filter(this::holdsBean).isPresent()) {
            return found(draft, "a bean that is a parameter", "is looked up when the request comes, and the code that makes it"
                    + " isn't followed", "inject it into a field of a bean");
        }
        if (arguments.stream().anyMatch(this::mayBeFile)
                || draft.plan().instances().value().reader().map(beans::plan).filter(this::mayHoldFile).isPresent()) {
            return found(draft, "the parts of a multipart body", "may be files, which are written and read",
                    "leave it on a worker, or take JSON in place of parts");
        }
        Optional<FromEntity> entity = arguments.stream().filter(FromEntity.class::isInstance)
                .map(FromEntity.class::cast).findFirst();
        if (entity.isEmpty()) {
            return Optional.empty();
        }
        boolean open = mayBeReadByRuntime(draft, entity.get());
        return open ? found(draft, "the entity of the request", "is read by a provider that is found for each request",
                mayGetAnotherType(draft)
                        ? "leave out filters and interceptors, which may change the media type of the request"
                        : "add @Consumes(\"application/json\")")
                : Optional.empty();
    }

    /** Readers of the application are walked; those of the runtime for anything but JSON and text aren't. */
    private boolean mayBeReadByRuntime(Draft draft, FromEntity entity) {
        if (entity.representation() == Representation.JSON) {
            return mayBeXml(draft, type(draft)) || proving.formats().kryo() && !consumesOnlyJson(draft);
        }
        return entity.representation().isByProvider()
                && (mayGetAnotherType(draft) || !byOwnProvider(type(draft), draft.method().consumes()));
    }

    /** Whether a filter or an interceptor may give the request another media type than the one that it came with. */
    private boolean mayGetAnotherType(Draft draft) {
        return !callbacks.filters(draft.method()).isEmpty() || application.providers().stream()
                .filter(provider -> draft.plan().around().providers().contains(provider.name()))
                .anyMatch(provider -> BEFORE_READING.stream().anyMatch(provider::is));
    }

    /** Whether only providers of the application are for a class in any of some media types. */
    private boolean byOwnProvider(Type type, List<String> mediaTypes) {
        return type.kind() == Type.Kind.CLASS && !Entities.isUnknown(type) && !mediaTypes.isEmpty()
                && mediaTypes.stream().map(MediaRange::parse).noneMatch(range -> Kryo.isFor(range)
                        || entities.isWrittenAsForm(type, range)
                        || entities.hasStandardProvider(type, range, Xml.isFor(type, application.index())));
    }

    /** What is written may be of a class below the declared one, which the runtime may have a writer for. */
    private boolean hasNoneBelow(Type type) {
        ClassInfo declaration = application.index().getClassByName(type.name());
        return declaration != null && !declaration.isInterface()
                && (Modifier.isFinal(declaration.flags()) || !declaration.name().toString().startsWith("java.")
                        && application.index().getAllKnownSubclasses(declaration.name()).isEmpty());
    }

    /** A bean has none: the annotation stands on parameters only. */
    private static boolean hasOwnFormatter(ArgumentPlan argument) {
        return argument instanceof FromText text && text.conversion() instanceof Conversion.ToTime time
                && time.format().provider().isPresent();
    }

    private static Type type(Draft draft) {
        return draft.method().entities().findFirst().orElseThrow().type();
    }

    private boolean isBean(ArgumentPlan argument) {
        return argument instanceof FromContainer
                || argument instanceof FromParts parts && holdsBean(beans.plan(parts.reader()));
    }

    private boolean holdsBean(BeanPlan bean) {
        return bean.arguments().stream().anyMatch(this::isBean)
                || bean.members().stream().anyMatch(member -> isBean(member.argument()));
    }

    private boolean mayBeFile(ArgumentPlan argument) {
        return argument instanceof FromPart || argument instanceof FromWhole whole && FILES.contains(whole.whole())
                || argument instanceof FromParts parts && mayHoldFile(beans.plan(parts.reader()));
    }

    private boolean mayHoldFile(BeanPlan bean) {
        return bean.arguments().stream().anyMatch(this::mayBeFile)
                || bean.members().stream().anyMatch(member -> mayBeFile(member.argument()));
    }

    private Optional<NotProven> answer(Draft draft) {
        ResultPlan result = draft.plan().result();
        return switch (result.payload()) {
            case NOTHING -> Optional.empty();
            case LATER, LOCATED -> found(draft, "the answer", "comes later, from code that isn't followed",
                    "return the value itself");
            case ENTITY ->
                mayBeWrittenByRuntime(draft) || !isOwn(result) && mayBeSpecial(draft)
                        ? byProvider(draft)
                        : Optional.empty();
            case RESPONSE,
                    REST_RESPONSE ->
                draft.plan().result().variants().stream().anyMatch(this::isOpen)
                        || proving.formats().xml().isPresent() && !proving.formats().walksXml() && !isJson(result)
                                ? byProvider(draft)
                                : Optional.empty();
        };
    }

    /** A provider of the application is walked, and is bound to what no other one is for. */
    private static boolean isOwn(ResultPlan result) {
        return result.own().bound().isPresent();
    }

    private boolean mayBeWrittenByRuntime(Draft draft) {
        Type type = Results.of(draft.method()).entity();
        List<String> open = draft.plan().result().variants().stream().filter(this::isOpen).map(Variant::mediaType)
                .toList();
        return !open.isEmpty() && !(byOwnProvider(type, open) && hasNoneBelow(type));
    }

    /** Whether a provider writes it that may be any, or isn't walked. */
    private boolean isOpen(Variant variant) {
        return switch (variant.representation()) {
            case PROVIDER -> true;
            case XML -> !proving.formats().walksXml();
            default -> false;
        };
    }

    /** Also where an entity writer of the application may come first: it is walked, and what it leaves is JSON or text. */
    private boolean mayBeSpecial(Draft draft) {
        Type type = Results.of(draft.method()).entity();
        return Entities.isUnknown(type) || entities.isSpecial(type)
                || proving.formats().xml().isPresent() && Xml.isFor(type, application.index()) && !isWalked(draft);
    }

    private boolean isWalked(Draft draft) {
        return fixed.are(draft, WALKED) && draft.plan().result().variants().stream().noneMatch(this::isOpen);
    }

    private static Optional<NotProven> byProvider(Draft draft) {
        return found(draft, "the entity of the answer", "is written by a provider that is found for each answer",
                "add @Produces(\"application/json\"), and declare a return type that says what it is");
    }

    private static boolean isJson(ResultPlan result) {
        return !result.variants().isEmpty() && result.variants().stream()
                .allMatch(variant -> MediaRange.parse(variant.mediaType()).isJson() || variant.mediaType().startsWith("text/"));
    }

    private Optional<NotProven> json(Draft draft) {
        Payload payload = draft.plan().result().payload();
        boolean json = payload == Payload.RESPONSE || payload == Payload.REST_RESPONSE
                || draft.plan().result().variants().stream()
                        .anyMatch(variant -> variant.representation() == Representation.JSON)
                || draft.plan().arguments().stream().anyMatch(argument -> argument instanceof FromEntity entity
                        && entity.representation() == Representation.JSON);
        if (json && hasOwnForm(draft)) {
            return found(draft, "@CustomSerialization or @CustomDeserialization", "may call any code to write or read JSON",
                    "remove the annotation, or decide with @NonBlocking");
        }
        return json ? proving.ownJson().flatMap(who -> found(draft, who, "may call any code to read and write JSON",
                ReasonKind.JSON_MAPPER.advice()))
                : Optional.empty();
    }

    private static boolean hasOwnForm(Draft draft) {
        return draft.plan().result().json().function().isPresent() || draft.plan().arguments().stream()
                .anyMatch(argument -> argument instanceof FromEntity entity && entity.json().function().isPresent());
    }

    private boolean mayBeXml(Draft draft, Type type) {
        return proving.formats().xml().isPresent() && !consumesOnlyJson(draft) && Xml.isFor(type, application.index());
    }

    private boolean consumesOnlyJson(Draft draft) {
        return !mayGetAnotherType(draft) && !draft.method().consumes().isEmpty()
                && draft.method().consumes().stream().allMatch(one -> MediaRange.parse(one).isJson());
    }

    private static Optional<NotProven> found(Draft draft, String who, String reason, String advice) {
        CallPlan call = draft.plan().call();
        return Optional.of(new NotProven(List.of(new Step(call.owner(), call.method()), new Step("", who)), reason, false,
                "", "", advice));
    }
}

package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.json.JsonAnnotations;
import dev.straightway.proof.json.JsonModels;
import dev.straightway.proof.json.JsonTable;
import dev.straightway.proof.judge.Judgements;

/**
 * Makes the parts of one walk; each is given those that were made before it. Five of them ask a part that is made later, once
 * the walk runs: the {@link Budget}, the {@link Graph}, the callers, {@link UnseenCalls} and {@link Instantiations}. Each has
 * an interface for it.
 * <p>
 * Used by one thread.
 */
final class World {

    private static final String LOGS = "the log, which hands its lines to what the application has put there";

    final Core core;
    final Budget budget;
    final Connector connector;
    final Fields fields;
    private final Products products;
    final Havoc havoc;
    final Json json;
    final ReflectiveReading reflective;
    final Instantiations instantiations;
    final FrameworkCalls frameworkCalls;
    final ExceptionMappings exceptionMappings;
    final AnnotationConstants annotationConstants;
    final ResponseEntities responseEntities;
    final ProvidedValues provided;
    final GivenConverters converters;
    final ProviderLeaks leaks;
    final EntityStreams streams;
    final RequestState requestState;
    final ThrownObjects thrown;
    final LaterFailures later;
    private final HeldExceptions exceptions;
    private final HeldClasses heldClasses;
    final Gaps gaps;
    final AskedValues asked;
    final SubscribedResults subscribed;
    final MemberSinks sinks;
    final UncalledMethods uncalledMethods;
    final Registrations registrations;
    private final LibraryCutoff cutoff;
    private final Injections injections;
    private final Calls calls;
    private final Linker linker;
    private final Handles handles;
    private final ReflectedValues values;
    private final ReflectiveWriting writing;

    World(ClassSource source, Judgements all) {
        Judgements judgements = all.within(source.application());
        Classes classes = new Classes(source);
        AbstractObjects objects = new AbstractObjects(classes, judgements);
        Reviews reviews = new Reviews(classes, judgements, objects);
        budget = new Budget(classes, follower());
        Flow flow = new Flow(objects, budget);
        objects.open(flow);
        core = new Core(classes, judgements, new Annotations(judgements), objects, flow,
                new Graph(classes, flow, budget, reader(reviews)), new WalkInputs(source, all), reviews, caller(),
                new ArrayList<>());

        Overrides overrides = new Overrides(core);
        Functions functions = new Functions(core);
        Interception interception = new Interception(core);
        thrown = new ThrownObjects(core);
        exceptions = new HeldExceptions(core, thrown);
        requestState = new RequestState(core);
        streams = new EntityStreams(core);
        leaks = new ProviderLeaks(core, functions);
        provided = new ProvidedValues(core, leaks);
        havoc = new Havoc(core, functions, provided);
        converters = new GivenConverters(core, havoc, provided);
        gaps = new Gaps(core, havoc, this::unset);
        Escapes escapes = new Escapes(core, havoc, overrides, functions, thrown);
        HandedBeans beans = new HandedBeans(core, overrides, functions);
        cutoff = new LibraryCutoff(core, havoc, escapes, beans);
        PlatformDefaults defaults = new PlatformDefaults(core, overrides, escapes);
        heldClasses = new HeldClasses(core, defaults);
        PlatformDefaults codecs = new PlatformDefaults(core, overrides, escapes);
        PlatformDefaults logs = new PlatformDefaults(core, overrides, escapes, LOGS);
        registrations = new Registrations(core, defaults, codecs, logs, functions);
        MapperChanges mapperChanges = new MapperChanges(core);
        UnknownReceivers receivers = new UnknownReceivers(core, overrides, escapes);
        UnseenCalls unseen = new UnseenCalls(core, havoc, escapes, beans, registrations, reflection(), mapperChanges,
                new UnknownArguments(core, receivers));
        connector = new Connector(core, interception, provided, unseen);

        UnmodelledReading unmodelled = new UnmodelledReading(core, havoc);
        ConfigMappings configMappings = new ConfigMappings(core, havoc, unmodelled);
        annotationConstants = new AnnotationConstants(core);
        instantiations = new Instantiations(core, connector, interception, annotationConstants, parameters());
        Container container = new Container(core, havoc, escapes, configMappings, instantiations);
        injections = new Injections(core, container);
        fields = new Fields(core, havoc, container, provided);
        products = new Products(core, fields, escapes, beans);

        JsonTable table = new JsonTable(core.classes(), core.judgements());
        JsonAnnotations annotations = new JsonAnnotations(core.classes());
        JsonModels models = new JsonModels(core.classes(), table, annotations);
        JsonReading reading = new JsonReading(core, models, fields, overrides, havoc, unmodelled, defaults,
                annotationConstants);
        JsonDeclarations declarations = new JsonDeclarations(core, table, annotations, annotationConstants, overrides);
        JsonWriting jsonWriting = new JsonWriting(core, table, fields, overrides, functions, mapperChanges,
                defaults, declarations, unmodelled);
        KryoWriting kryo = new KryoWriting(core, table, fields, overrides, functions, defaults);
        XmlWriting xml = new XmlWriting(core, table, fields, overrides, functions, defaults);
        json = new Json(core, models, jsonWriting, kryo, xml, reading, havoc, unmodelled, mapperChanges, declarations);
        escapes.whenClassEscapes(json::filledOf);
        unmodelled.fillBy(json::filledBelow);
        reflective = new ReflectiveReading(core, models, reading, fields, unmodelled);
        sinks = new MemberSinks(core, fields, havoc, unmodelled);
        values = new ReflectedValues(core, sinks, escapes);
        escapes.whenFilled(values::fill);
        handles = new Handles(core, havoc, escapes, this::used);
        writing = new ReflectiveWriting(core, handles, sinks, overrides, gaps, values);
        MapperCalls mapperCalls = new MapperCalls(core, json, unmodelled, unseen, mapperChanges, codecs::ask);
        MapperSettings mapperSettings = new MapperSettings(core, unmodelled, json);
        ExceptionResponses responses = new ExceptionResponses(core, json);
        LeavingExceptions leaving = new LeavingExceptions(core, overrides, havoc, connector, exceptions, responses,
                json);
        later = new LaterFailures(core, overrides, functions, leaving);
        exceptionMappings = new ExceptionMappings(core, leaving, later);
        responseEntities = new ResponseEntities(core, leaks, json);
        frameworkCalls = new FrameworkCalls(core, connector, interception, injections, json, havoc, provided, responseEntities,
                escapes, overrides);
        uncalledMethods = new UncalledMethods(core, overrides, json, escapes, connector);

        ApiCalls apiCalls = new ApiCalls(exceptionMappings, responses, leaving, responseEntities, streams,
                List.of(responseEntities::gives, provided::gives, interception::gives, responses::gives,
                        (invocation, self) -> requestState.gives(invocation),
                        (invocation, self) -> streams.gives(invocation)));
        ReviewedCode code = new ReviewedCode(core, connector, overrides, functions, gaps, defaults, registrations,
                new EnumConstants(core), thrown, exceptions, new CollectionLocks(core), new Inside(core), new Variable(),
                mapperCalls, configMappings, annotationConstants,
                new LoggedMessages(core), receivers);
        Summaries summaries = new Summaries(code, unseen, apiCalls, mapperSettings, mapperChanges);
        asked = new AskedValues(core, fields, summaries);
        subscribed = new SubscribedResults(core, summaries);
        calls = new Calls(core, connector, unseen, summaries, functions, gaps, configMappings, mapperChanges, receivers);
        linker = linker(new LinkedCalls(core, new Lambdas(core, functions), fields, havoc, escapes),
                new FieldAccess(core, fields, new MappedFields(core), escapes),
                new ClassConstants(core, json, mapperCalls, escapes, reflective, heldClasses));
    }

    private Linker linker(LinkedCalls linkedCalls, FieldAccess fieldAccess, ClassConstants constants) {
        Instructions instructions = new Instructions(core, fieldAccess, constants, linkedCalls, thrown,
                (node, value) -> {
                    Cause lock = Cause.lock(node);
                    exceptions.lock(value, lock);
                    heldClasses.lock(value, lock);
                }, gaps, handles);
        return new Linker(core, cutoff, instructions, exceptionMappings, provided, reflective, json);
    }

    private Budget.Follower follower() {
        return new Budget.Follower() {
            @Override
            public void follow(Node node) {
                core.graph().link(node);
            }

            @Override
            public void leave(Node node) {
                cutoff.leave(node);
            }
        };
    }

    private Graph.Reader reader(Reviews reviews) {
        return new Graph.Reader() {
            @Override
            public void read(Node node) {
                linker.link(node);
            }

            @Override
            public boolean reviewed(Shape type) {
                return reviews.covers(type);
            }
        };
    }

    private Caller caller() {
        return (site, invocation) -> calls.call(site, invocation);
    }

    private UnseenCalls.Reflection reflection() {
        return new UnseenCalls.Reflection() {
            @Override
            public boolean concerns(Invocation invocation) {
                return writing.concerns(invocation);
            }

            @Override
            public boolean gives(Invocation invocation) {
                return writing.gives(invocation);
            }

            @Override
            public boolean keeps(AbstractObject object) {
                return writing.keeps(object);
            }

            @Override
            public boolean unpacks(Method method) {
                return writing.unpacks(method);
            }

            @Override
            public void called(CallSite site, Invocation invocation, AbstractObject self) {
                writing.called(site, invocation, self);
            }
        };
    }

    /** Code that isn't seen may do anything with what a handle stands for. */
    private void used(Handles.Names names) {
        sinks.of(names, MemberSinks.Kind.BOTH, false).open();
        values.escape(names);
    }

    private Instantiations.Parameters parameters() {
        return (node, self) -> injections.give(node, self);
    }

    /** Reads all methods of the application, reached by a route or not: they share fields and containers with the routes. */
    void readApplication() {
        registrations.open();
        for (String name : core.classes().application()) {
            Shape shape = core.classes().shape(name);
            if (shape == null) {
                core.broken().add("the class file of " + name.replace('/', '.') + " is missing");
                continue;
            }
            if (shape.signature() != null && !shape.isInterface()) {
                Generic.declaration(shape.signature()).above().stream().limit(1).flatMap(above -> above.arguments().stream())
                        .forEach(argument -> json.filled(argument.with(Map.of())));
            }
            reflective.declared(shape);
            products.declared(shape);
            for (Found method : shape.declared()) {
                if (!method.isAbstract()) {
                    core.graph().node(method);
                }
            }
        }
    }

    private Map<Variable, Cause> unset() {
        return fields.unset();
    }
}

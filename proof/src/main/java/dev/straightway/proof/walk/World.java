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
import dev.straightway.proof.judge.Judgements;

/**
 * Makes the parts of one walk. Most are given what they need by their constructor: the {@link Core} and parts that were made
 * before. Those that call each other in circles find each other here. Used by one thread.
 */
final class World {

    final Core core;
    final Classes classes;
    final Judgements judgements;
    final WalkInputs inputs;
    final AbstractObjects objects;
    final Budget budget;
    final Flow flow;
    final Havoc havoc;
    final Annotations annotations;
    final Graph graph;
    final Fields fields;
    final Calls calls;
    final Summaries summaries;
    final Overrides overrides;
    final Functions functions;
    final Lambdas lambdas;
    final Linker linker;
    final LinkedCalls linkedCalls;
    final LibraryCutoff cutoff;
    final Escapes escapes;
    final CollectionLocks locks;
    final Injections injections;
    final Container container;
    final Instantiations instantiations;
    final ExceptionMappings exceptionMappings;
    final PlatformDefaults defaults;
    final Registrations registrations;
    final Json json;
    final ResponseEntities responseEntities;
    final ProvidedValues provided;
    final EntityStreams streams;
    final ProviderLeaks leaks;
    final Interception interception;
    final RequestState requestState;
    final MapperCalls mapperCalls;
    final UnmodelledReading unmodelled;
    final ConfigMappings configMappings;
    final ThrownObjects thrown;
    final EnumConstants enumConstants;
    final Gaps gaps;
    final UncalledMethods uncalledMethods;
    /** Reasons why nothing can be proven. */
    final List<String> broken = new ArrayList<>();
    final List<Runnable> atTheEnd = new ArrayList<>();

    World(ClassSource source, Judgements judgements) {
        this.classes = new Classes(source);
        this.judgements = judgements;
        inputs = new WalkInputs(source, judgements);
        objects = new AbstractObjects(classes, judgements);
        budget = new Budget(classes, new Budget.Follower() {
            @Override
            public void follow(Node node) {
                graph.link(node);
            }

            @Override
            public void leave(Node node) {
                cutoff.leave(node);
            }
        });
        flow = new Flow(objects, budget);
        objects.open(flow);
        annotations = new Annotations(judgements);
        Reviews reviews = new Reviews(classes, judgements, objects);
        graph = new Graph(classes, flow, budget, new Graph.Reader() {
            @Override
            public void read(Node node) {
                linker.link(node);
            }

            @Override
            public boolean reviewed(Shape type) {
                return reviews.covers(type);
            }
        });
        core = new Core(classes, judgements, annotations, objects, flow, graph, inputs, reviews);
        overrides = new Overrides(core);
        locks = new CollectionLocks(core);
        enumConstants = new EnumConstants(core);
        interception = new Interception(core);
        requestState = new RequestState(core);
        streams = new EntityStreams(core);
        functions = new Functions(core);
        fields = new Fields(this);
        summaries = new Summaries(this);
        lambdas = new Lambdas(this);
        calls = new Calls(this);
        linker = new Linker(this);
        linkedCalls = new LinkedCalls(this);
        injections = new Injections(this);
        container = new Container(this);
        instantiations = new Instantiations(this);
        thrown = new ThrownObjects(core);
        json = new Json(this);
        exceptionMappings = new ExceptionMappings(core, json);
        mapperCalls = new MapperCalls(core, json, calls);
        leaks = new ProviderLeaks(core, fields, functions);
        provided = new ProvidedValues(core, leaks);
        responseEntities = new ResponseEntities(core, leaks, json, calls);
        havoc = new Havoc(core, functions, provided);
        unmodelled = new UnmodelledReading(core, havoc, json);
        configMappings = new ConfigMappings(core, calls, havoc, unmodelled);
        escapes = new Escapes(core, havoc, overrides, functions);
        defaults = new PlatformDefaults(core, overrides, escapes);
        registrations = new Registrations(core, defaults);
        cutoff = new LibraryCutoff(core, havoc, escapes);
        gaps = new Gaps(core, havoc);
        uncalledMethods = new UncalledMethods(core, overrides, json, escapes);
    }

    Node node(Found found) {
        return graph.node(found);
    }

    void link(Node node) {
        graph.link(node);
    }

    Node hidden(Method method) {
        return graph.hidden(method);
    }

    Node hidden(Method method, String words) {
        return graph.hidden(method, words);
    }

    void reach(Node node) {
        graph.reach(node);
    }

    void arrow(Node from, Node to, CallSite site) {
        graph.arrow(from, to, site);
    }

    void initialise(Node caller, String type) {
        graph.initialise(caller, type);
    }

    /** Reads all methods of the application, whoever calls them: their fields and containers are shared with the routes. */
    void readApplication() {
        registrations.open();
        for (String name : classes.application()) {
            Shape shape = classes.shape(name);
            if (shape == null) {
                broken.add("the class file of " + name.replace('/', '.') + " is missing");
                continue;
            }
            if (shape.signature() != null && !shape.isInterface()) {
                Generic.declaration(shape.signature()).above().stream().limit(1).flatMap(above -> above.arguments().stream())
                        .forEach(argument -> json.filled(argument.with(Map.of())));
            }
            for (Found method : shape.declared()) {
                if (!method.isAbstract()) {
                    node(method);
                }
            }
        }
    }
}

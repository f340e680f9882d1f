package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Shape;
import dev.straightway.proof.json.JsonMembers;
import dev.straightway.proof.json.JsonTable;
import dev.straightway.proof.judge.ReasonKind;

/** Does what JSON does when it writes: asks the accessors of whatever the value may be, and writes what those return. */
final class JsonWriting implements WrittenObjects.Format {

    private static final String STREAM = "java/util/stream/BaseStream";
    private static final String SPLITERATOR = "java/util/Spliterator";
    private static final String CORE = "jakarta/ws/rs/core/";
    /** The parts of a head: the server compares them, looks into what they return, and more. */
    private static final List<String> HEADS = List.of(CORE + "MediaType", CORE + "Link", CORE + "Cookie", CORE + "EntityTag",
            CORE + "CacheControl", CORE + "Variant");

    private final Core core;
    private final JsonTable table;
    private final Fields fields;
    private final Overrides overrides;
    private final MapperChanges mapperChanges;
    private final JsonDeclarations declarations;
    private final UnmodelledReading unmodelled;
    private final WrittenObjects written;

    JsonWriting(Core core, JsonTable table, Fields fields, Overrides overrides,
            Functions functions, MapperChanges mapperChanges, PlatformDefaults defaults, JsonDeclarations declarations,
            UnmodelledReading unmodelled) {
        this.core = core;
        this.table = table;
        this.fields = fields;
        this.overrides = overrides;
        this.mapperChanges = mapperChanges;
        this.declarations = declarations;
        this.unmodelled = unmodelled;
        this.written = new WrittenObjects(core, table, overrides, functions, defaults, this);
    }

    /** Lets JSON write what a value may be, on behalf of a node; {@code way} tells an entity from what is within one. */
    void write(Node caller, Variable value, JsonTable.Way way) {
        written.write(caller, value, way);
    }

    @Override
    public String name() {
        return "json";
    }

    @Override
    public String words() {
        return "JSON writing";
    }

    @Override
    public void written(Node caller, AbstractObject object, JsonTable.Way way) {
        unmodelled.written(object);
        if (asksTheMapper(object, way)) {
            mapperChanges.use(caller);
        }
    }

    /** A text that is an entity is written as it is, and what holds an entity isn't written. */
    private static boolean asksTheMapper(AbstractObject object, JsonTable.Way way) {
        boolean text = way == JsonTable.Way.ENTITY && "java/lang/String".equals(object.type);
        return object.type == null || !text && !WrittenObjects.isHolder(object.type);
    }

    @Override
    public void ask(Node node, AbstractObject self) {
        if (self.lambda == null) {
            askObject(node, self);
        } else {
            askFunction(node, self);
        }
    }

    /** A function has what its interface declares. */
    private void askFunction(Node node, AbstractObject function) {
        Stream.concat(Stream.of(function.type), function.lambda.markers.stream())
                .flatMap(type -> core.classes().supertypes(type).stream()).distinct()
                .filter(type -> !WrittenObjects.isSilent(type))
                .map(core.classes()::shape).filter(shape -> shape != null)
                .forEach(shape -> shape.methods().stream()
                        .filter(method -> shape.platform() ? isAccessor(method) : WrittenObjects.asksNothing(method))
                        .forEach(method -> written.ask(node, function, method)));
    }

    private void askObject(Node node, AbstractObject self) {
        if (HEADS.stream().anyMatch(head -> core.classes().subtype(self.type, head))) {
            written.strange(node, self.type, ReasonKind.JSON_TYPE, "is a part of a head of its own");
        }
        List<Shape> walked = new ArrayList<>();
        for (String name : core.classes().supertypes(self.type)) {
            Shape shape = core.classes().shape(name);
            if (shape == null) {
                written.strange(node, name, ReasonKind.ABSENT, "is missing");
            } else if (!shape.platform() && table.of(JsonTable.Way.WRITE, name).isPresent()) {
                written.judged(node, name, JsonTable.Way.WRITE);
            } else if (!shape.platform()) {
                walked.add(shape);
            }
        }
        JsonMembers members = new JsonMembers(core.classes().shape(self.type), walked);
        for (Shape shape : walked) {
            declarations.annotated(node, shape);
            members.getters(shape).forEach(method -> {
                written.ask(node, self, method);
                declarations.result(node, method);
            });
            members.written(shape).forEach(field -> {
                written.write(node, fields.of(shape.name(), field.name, field.desc), JsonTable.Way.WRITE);
                declarations.field(node, field);
            });
        }
        asText(node, self);
        written.asHolder(node, self);
        if (WrittenObjects.likeThePlatform(core.classes(), self.type)) {
            likeThePlatform(node, self);
        }
    }

    /** Keys, texts and constants are written by their name, and looked for among the names to leave out. */
    private void asText(Node node, AbstractObject self) {
        for (Node override : overrides.of(self.type, false)) {
            String name = override.method.name();
            if (name.equals("toString") || name.equals("hashCode")) {
                written.ask(node, self, override.found.node());
            } else if (name.equals("equals")) {
                written.compare(node, self);
            }
        }
        overrides.texts(self.type,
                (constant, text) -> written.ask(node, core.objects().object(constant), text.found.node()));
    }

    /** What Jackson takes for a map, a collection, a number and the like is asked as such: also what it inherits. */
    private void likeThePlatform(Node node, AbstractObject self) {
        if (core.classes().subtype(self.type, STREAM)) {
            written.strange(node, self.type, ReasonKind.JSON_TYPE, "is a stream of its own");
        }
        if (core.classes().subtype(self.type, SPLITERATOR)) {
            written.strange(node, self.type, ReasonKind.JSON_TYPE, "is a spliterator of its own");
        }
        if (core.classes().subtype(self.type, ResponseEntities.FIELDS)) {
            written.strange(node, self.type, ReasonKind.JSON_TYPE, "is a form of its own");
        }
        for (String name : core.classes().supertypes(self.type)) {
            Shape shape = core.classes().shape(name);
            if (shape != null && shape.platform() && !WrittenObjects.isSilent(name)) {
                shape.methods().stream().filter(JsonWriting::isAccessor)
                        .forEach(method -> written.ask(node, self, method));
            }
        }
        overrides.of(self.type, true).stream().map(override -> override.found.node())
                .filter(WrittenObjects::asksNothing).forEach(method -> written.ask(node, self, method));
    }

    private static boolean isAccessor(MethodNode method) {
        boolean named = method.name.startsWith("get") || method.name.startsWith("is") || method.name.equals("iterator");
        return named && WrittenObjects.asksNothing(method) && (method.access & Opcodes.ACC_PUBLIC) != 0;
    }
}

package dev.straightway.proof.walk;

import java.util.List;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.json.JsonAnnotations;
import dev.straightway.proof.json.JsonModels;
import dev.straightway.proof.json.JsonTable;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Does what JSON does with types: asks accessors when it writes, makes and fills objects when it reads.
 * <p>
 * What Jackson does with a type is modelled whole, or the type isn't proven: {@link JsonTable} has its own types,
 * {@link JsonAnnotations} what annotations change, {@link JsonMembers} the members that make properties.
 */
final class Json {

    private final Core core;
    private final JsonModels models;
    private final JsonWriting writing;
    private final KryoWriting kryo;
    private final XmlWriting xml;
    private final JsonReading reading;
    private final Havoc havoc;
    private final UnmodelledReading unmodelled;
    private final MapperChanges mapperChanges;
    private final JsonDeclarations declarations;

    Json(Core core, JsonModels models, JsonWriting writing, KryoWriting kryo, XmlWriting xml, JsonReading reading, Havoc havoc,
            UnmodelledReading unmodelled, MapperChanges mapperChanges, JsonDeclarations declarations) {
        this.core = core;
        this.models = models;
        this.writing = writing;
        this.kryo = kryo;
        this.xml = xml;
        this.reading = reading;
        this.havoc = havoc;
        this.unmodelled = unmodelled;
        this.mapperChanges = mapperChanges;
        this.declarations = declarations;
    }

    /** Lets JSON write what a value may be, on behalf of a node. */
    void write(Node caller, Variable value) {
        writing.write(caller, value, JsonTable.Way.WRITE);
    }

    /** Lets JSON alone write what a resource method returns. */
    void answer(Node caller, Variable value) {
        writing.write(caller, value, JsonTable.Way.ENTITY);
    }

    /** Lets the providers of the runtime write what is handed to Jakarta REST. */
    void entity(Node caller, Variable value) {
        answer(caller, value);
        kryo.entity(caller, value);
        xml.entity(caller, value);
    }

    /** Lets JSON look at what a resource method, of an object of a class, says that it returns. */
    void declared(Node caller, Node method, String self) {
        declarations.result(caller, method.found.node());
        core.classes().supertypes(self).stream().map(core.classes()::shape).filter(shape -> shape != null && !shape.platform())
                .forEach(shape -> declarations.type(caller, shape));
    }

    /** Takes a class that is there for the type which its head names: whoever makes an object of it may have that written. */
    void token(Node caller, Shape type) {
        declarations.type(caller, type);
    }

    /** Lets JSON read a type, on behalf of a node: its constructors, factories and setters run. */
    void read(Node caller, Generic type) {
        reading.read(caller, type);
        mapperChanges.use(caller);
    }

    /** Lets JSON read a type into a value, on behalf of a node. */
    void make(Node caller, Variable to, Generic type) {
        read(caller, type);
        havoc.json(to, type.erased(), type);
        unmodelled.read(to, type);
    }

    /** Lets what is made of the parts of a request be put into the sets and maps of a type. */
    void collect(Node caller, Generic type) {
        reading.collect(caller, type);
    }

    /** Says that a type may be filled by JSON somewhere; beans are not, the container makes them. */
    void filled(Generic type) {
        Shape shape = core.classes().shape(type);
        if (shape != null && !core.annotations().isData(core.classes(), shape)) {
            return;
        }
        if (shape == null || shape.application()) {
            reading.fill(type);
        } else {
            type.arguments().forEach(this::filled);
        }
    }

    /** Lets JSON fill objects of each class of the application at and below a type, but for those that extend a library's. */
    void filledBelow(String type) {
        core.classes().concreteOfApplication(type).stream().filter(name -> !extendsReviewed(name))
                .forEach(name -> filled(Generic.of(name)));
    }

    private boolean extendsReviewed(String type) {
        return core.classes().supertypes(type).stream().map(core.classes()::shape)
                .anyMatch(above -> above != null && !above.isInterface() && !above.platform() && core.reviews().covers(above));
    }

    /** Lets JSON fill objects of a type, beans as well: an object that it is given, or one that it makes. */
    void fill(Generic type) {
        reading.fill(type);
    }

    /** Lets JSON fill what a class stands for that a library gets. */
    void filledOf(AbstractObject type) {
        if (type.content != null) {
            core.flow().listen(type.content, object -> {
                String name = TypeNames.isArray(object.type) ? TypeNames.element(object.type) : object.type;
                if (name != null && core.classes().application().contains(name)) {
                    filled(Generic.of(name));
                } else if (object.kind == AbstractObject.Kind.UNKNOWN && object.cause.kind() != ReasonKind.PUT_IN) {
                    allFilled(); // as one that is found by its name
                }
            });
        }
    }

    /** Lets JSON fill every class of the application: of which one something is read is known only when it runs. */
    void allFilled() {
        reading.fillAll();
    }

    /** Lets JSON, or a conversion of text, give the parameters of a method. */
    void give(Node node) {
        reading.give(node, models.parameters(node.found, node.method.owner()));
    }

    /** {@return the types of a method's parameters where the object is of a class, which may bind those of a class above} */
    List<Generic> parameters(Node node, String self) {
        return models.parameters(node.found, self);
    }
}

package dev.straightway.deployment.proof.corpus.blocking;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Blocks in objects that Jackson writes in another way than by getters: own iterators, maps, numbers, functions. */
@Path("blocking/json-objects")
public class JsonObjectsResource {

    public static class Rows implements Iterator<String> {
        private int left = 1;

        @Override
        public boolean hasNext() {
            return left-- > 0;
        }

        @Override
        public String next() {
            return Slow.row();
        }
    }

    public static class Table implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return new Rows();
        }
    }

    public static class Slowly extends AbstractMap<String, String> {
        @Override
        public Set<Entry<String, String>> entrySet() {
            return Set.of(Map.entry("a", Slow.row()));
        }
    }

    public static class Indexed extends AbstractList<String> implements java.util.RandomAccess {
        @Override
        public String get(int index) {
            return Slow.row();
        }

        @Override
        public int size() {
            return 1;
        }
    }

    public static class Pair implements Map.Entry<String, String> {
        @Override
        public String getKey() {
            return "a";
        }

        @Override
        public String getValue() {
            return Slow.row();
        }

        @Override
        public String setValue(String value) {
            return value;
        }
    }

    public static class Amount extends Number {
        private static final long serialVersionUID = 1;

        @Override
        public int intValue() {
            return 1;
        }

        @Override
        public long longValue() {
            return 1;
        }

        @Override
        public float floatValue() {
            return 1;
        }

        @Override
        public double doubleValue() {
            return 1;
        }

        @Override
        public String toString() {
            return Slow.row();
        }
    }

    public static class Letters implements CharSequence {
        @Override
        public int length() {
            return 1;
        }

        @Override
        public char charAt(int index) {
            return 'a';
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return this;
        }

        @Override
        public String toString() {
            return Slow.row();
        }
    }

    public static class Own implements JsonSerializable {
        @Override
        public void serialize(JsonGenerator generator, SerializerProvider provider) {
            Slow.row();
        }

        @Override
        public void serializeWithType(JsonGenerator generator, SerializerProvider provider, TypeSerializer type) {
            Slow.row();
        }
    }

    public interface Named {
        String getName();
    }

    public interface Derived {
        String base();

        default String getDerived() {
            return base();
        }
    }

    public interface Dull {
        int size();

        default String getRow() {
            return Slow.row();
        }
    }

    public record Supplied(LongSupplier supplier) {
    }

    @GET
    @Path("iterator")
    @Blocks("JDBC in an own iterator")
    public Object[] iterator() {
        return new Object[] { new Rows() };
    }

    @GET
    @Path("iterable")
    @Blocks("JDBC in the iterator of an own iterable")
    public Table iterable() {
        return new Table();
    }

    @GET
    @Path("map")
    @Blocks("JDBC in the entries of an own map")
    public Map<String, String> map() {
        return new Slowly();
    }

    @GET
    @Path("indexed")
    @Blocks("JDBC in an own list that is read by index")
    public List<String> indexed() {
        return new Indexed();
    }

    @GET
    @Path("entry")
    @Blocks("JDBC in an own entry")
    public Object[] entry() {
        return new Object[] { new Pair() };
    }

    @GET
    @Path("number")
    @Blocks("JDBC in the text of an own number")
    public Object[] number() {
        return new Object[] { new Amount() };
    }

    @GET
    @Path("text")
    @Blocks("JDBC in an own text")
    public Object[] text() {
        return new Object[] { new Letters() };
    }

    @GET
    @Path("serializable")
    @Blocks("JDBC in an object that writes itself")
    public Object[] serializable() {
        return new Object[] { new Own() };
    }

    @GET
    @Path("anonymous")
    @Blocks("JDBC in a getter of an anonymous class")
    public Object[] anonymous() {
        return new Object[] { new Object() {
            public String getRow() {
                return Slow.row();
            }
        } };
    }

    @GET
    @Path("local")
    @Blocks("JDBC in the component of a local record")
    public Object[] local() {
        record Row(String name) {
            @Override
            public String name() {
                return Slow.row();
            }
        }
        return new Object[] { new Row("a") };
    }

    @GET
    @Path("lambda")
    @Blocks("JDBC in a function that is a getter")
    public Named lambda() {
        return () -> Slow.row();
    }

    @GET
    @Path("lambdas")
    @Blocks("JDBC in a function in a list that is a getter")
    public List<Named> lambdas() {
        return List.of(Slow::row);
    }

    @GET
    @Path("derived")
    @Blocks("JDBC in a function that a default getter calls")
    public Derived derived() {
        return () -> Slow.row();
    }

    @GET
    @Path("default")
    @Blocks("JDBC in a default getter of a function")
    public Dull defaulted() {
        return () -> 1;
    }

    @GET
    @Path("supplier")
    @Blocks("JDBC in a supplier of the platform that is a getter")
    public Supplied supplier() {
        return new Supplied(() -> Slow.row().length());
    }

    @GET
    @Path("iterable-lambda")
    @Blocks("JDBC in a function that makes an iterator")
    public Object[] iterableFunction() {
        Iterable<String> rows = () -> List.of(Slow.row()).iterator();
        return new Object[] { rows };
    }

    @GET
    @Path("views")
    @Blocks("JDBC in an own list behind a view")
    public List<String> views() {
        return java.util.Collections.unmodifiableList(new Indexed());
    }

    @GET
    @Path("sublist")
    @Blocks("JDBC in an own list behind a part of it")
    public List<String> sublist() {
        return new Indexed().subList(0, 1);
    }

    @GET
    @Path("reversed")
    @Blocks("JDBC in the values of an own map")
    public java.util.Collection<String> values() {
        return new Slowly().values();
    }

    private static final ObjectNode TREE = JsonNodeFactory.instance.objectNode();

    /** Nobody calls it on a route. */
    static void fill() {
        TREE.putPOJO("row", new Object() {
            public String getRow() {
                return Slow.row();
            }
        });
    }

    @GET
    @Path("tree")
    @Blocks("JDBC in a getter of an object in a tree that is asked for its text")
    public String tree() {
        return TREE.toString();
    }

    @GET
    @Path("tree-joined")
    @Blocks("JDBC in a getter of an object in a tree that is joined with text")
    public String joined() {
        return "tree: " + TREE;
    }

    @GET
    @Path("tree-written")
    @Blocks("JDBC in a getter of an object in a tree")
    public Object[] written() {
        return new Object[] { TREE };
    }
}

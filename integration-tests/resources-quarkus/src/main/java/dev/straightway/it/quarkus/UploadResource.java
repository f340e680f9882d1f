package dev.straightway.it.quarkus;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import org.jboss.resteasy.reactive.MultipartForm;
import org.jboss.resteasy.reactive.PartType;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jboss.resteasy.reactive.server.multipart.FormValue;
import org.jboss.resteasy.reactive.server.multipart.MultipartFormDataInput;
import org.jboss.resteasy.reactive.server.multipart.MultipartFormDataOutput;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;

/** Takes the parts of forms in every way there is. */
@Path("uploads")
@Consumes(MediaType.MULTIPART_FORM_DATA)
@Produces(MediaType.TEXT_PLAIN)
public class UploadResource {

    /** A part that is JSON. */
    public record Item(String name, int number) {
    }

    /** The parts of a form as one object. */
    public static class Parts {
        @RestForm
        public FileUpload file;

        @RestForm
        @PartType(MediaType.APPLICATION_JSON)
        public Item item;

        @RestForm("number")
        public int count;

        private String words() throws IOException {
            return told(file) + " " + item + " " + count;
        }
    }

    private static String told(FileUpload upload) throws IOException {
        return upload == null ? "none"
                : String.join(" ", upload.name(), upload.fileName(), Long.toString(upload.size()), upload.contentType(),
                        Files.readString(upload.uploadedFile()));
    }

    @POST
    @Path("one")
    public String one(@RestForm FileUpload file) throws IOException {
        return told(file);
    }

    @POST
    @Path("headers")
    public String headers(@RestForm FileUpload file) {
        return file.getHeaders().getFirst("x-one") + " " + file.charSet();
    }

    @POST
    @Path("many")
    public String many(@RestForm("file") List<FileUpload> files) {
        return files.stream().map(FileUpload::fileName).collect(Collectors.joining(" "));
    }

    @POST
    @Path("all")
    public String all(@RestForm(FileUpload.ALL) List<FileUpload> files) {
        return files.stream().map(FileUpload::name).collect(Collectors.joining(" "));
    }

    @POST
    @Path("kinds")
    public String kinds(@RestForm("file") File file, @RestForm("file") java.nio.file.Path path,
            @RestForm("file") InputStream stream,
            @RestForm String text, @RestForm List<String> texts) throws IOException {
        return String.join(" ", Files.readString(file.toPath()), Files.readString(path),
                new String(stream.readAllBytes(), StandardCharsets.UTF_8), text,
                texts.toString());
    }

    @POST
    @Path("bytes")
    public String bytes(@RestForm("file") byte[] bytes) {
        return bytes == null ? "null" : new String(bytes, StandardCharsets.UTF_8);
    }

    @POST
    @Path("lists")
    public String lists(@RestForm("file") List<File> files, @RestForm("file") List<java.nio.file.Path> paths) {
        return files.size() + " " + paths.size();
    }

    @POST
    @Path("absent")
    public String absent(@RestForm FileUpload file, @RestForm("file") File plain, @RestForm("file") byte[] bytes,
            @RestForm @PartType(MediaType.APPLICATION_JSON) Item item, @RestForm("file") List<FileUpload> files) {
        return file + " " + plain + " " + bytes + " " + item + " " + files;
    }

    @POST
    @Path("object")
    public String object(@RestForm @PartType(MediaType.APPLICATION_JSON) Item item) {
        return item.toString();
    }

    @POST
    @Path("objects")
    public String objects(@RestForm("item") @PartType(MediaType.APPLICATION_JSON) List<Item> items) {
        return items.toString();
    }

    @POST
    @Path("bean")
    public String bean(@BeanParam Parts parts) throws IOException {
        return parts.words();
    }

    @POST
    @Path("older")
    @SuppressWarnings({ "deprecation", "removal" }) // the older name is honoured too
    public String older(@MultipartForm Parts parts) throws IOException {
        return parts.words();
    }

    /** {@return where the upload lies until the request ends} */
    @POST
    @Path("kept")
    public String kept(@RestForm FileUpload file) {
        return file.uploadedFile().toString();
    }

    /** Tells of all parts, in their order. */
    @POST
    @Path("whole")
    public String whole(MultipartFormDataInput form) throws IOException {
        StringBuilder told = new StringBuilder();
        for (Map.Entry<String, Collection<FormValue>> named : form.getValues().entrySet()) {
            for (FormValue value : named.getValue()) {
                told.append(named.getKey()).append(' ').append(value.isFileItem()
                        ? value.getFileName() + " " + value.getFileItem().getFileSize() + " "
                                + Files.readString(value.getFileItem().getFile())
                        : value.getValue() + " " + value.getCharset()).append(';');
            }
        }
        return told.toString();
    }

    @GET
    @Path("answer")
    @Consumes(MediaType.WILDCARD)
    @Produces(MediaType.MULTIPART_FORM_DATA)
    @Blocking
    public MultipartFormDataOutput answer() throws IOException {
        File file = temporary("content");
        MultipartFormDataOutput form = new MultipartFormDataOutput();
        form.addFormData("text", "t", MediaType.TEXT_PLAIN_TYPE);
        form.addFormData("item", new Item("one", 1), MediaType.APPLICATION_JSON_TYPE);
        form.addFormData("file", file, MediaType.APPLICATION_OCTET_STREAM_TYPE);
        form.addFormData("named", "n", MediaType.TEXT_PLAIN_TYPE, "n.txt");
        form.addFormData("absent", null, MediaType.TEXT_PLAIN_TYPE);
        return form;
    }

    @GET
    @Path("answer/rest")
    @Consumes(MediaType.WILDCARD)
    @Produces(MediaType.MULTIPART_FORM_DATA)
    @Blocking
    public RestResponse<MultipartFormDataOutput> rest() {
        MultipartFormDataOutput form = new MultipartFormDataOutput();
        form.addFormData("text", "t", MediaType.TEXT_PLAIN_TYPE);
        return RestResponse.ResponseBuilder.ok(form).header("X-One", "1").build();
    }

    /** The parts of an answer. */
    public static class AnsweredParts extends MoreParts {

        @RestForm
        public String text;

        @RestForm("two words")
        @PartType(MediaType.APPLICATION_JSON)
        Item item;

        @FormParam("numbers")
        @PartType(MediaType.APPLICATION_JSON)
        public List<Integer> numbers;

        @RestForm
        @PartType(MediaType.APPLICATION_OCTET_STREAM)
        public List<File> files;

        @RestForm
        public String absent;

        public String left = "no part";

        @RestForm
        private String read;

        public String getRead() {
            return read + " by its getter";
        }

        public void setRead(String read) {
            this.read = read;
        }
    }

    /** What the answer inherits. */
    public static class MoreParts {

        @RestForm
        public int inherited;
    }

    @GET
    @Path("answer/object")
    @Consumes(MediaType.WILDCARD)
    @Produces(MediaType.MULTIPART_FORM_DATA)
    @Blocking
    public AnsweredParts object() throws IOException {
        AnsweredParts parts = new AnsweredParts();
        parts.text = "t";
        parts.item = new Item("one", 1);
        parts.numbers = List.of(1, 2);
        parts.files = List.of(temporary("first"), temporary("second"));
        parts.setRead("r");
        parts.inherited = 7;
        return parts;
    }

    @GET
    @Path("answer/object/later")
    @Consumes(MediaType.WILDCARD)
    @Produces(MediaType.MULTIPART_FORM_DATA)
    @Blocking
    public Uni<MoreParts> later() {
        MoreParts parts = new MoreParts();
        parts.inherited = 8;
        return Uni.createFrom().item(parts);
    }

    private static File temporary(String content) throws IOException {
        File file = Files.createTempFile("straightway", ".txt").toFile();
        file.deleteOnExit();
        Files.writeString(file.toPath(), content);
        return file;
    }
}

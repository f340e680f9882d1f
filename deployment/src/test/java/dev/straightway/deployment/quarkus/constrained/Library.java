package dev.straightway.deployment.quarkus.constrained;

import java.text.Normalizer;
import java.time.Duration;
import java.util.List;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;

import org.hibernate.validator.constraints.BitcoinAddress;
import org.hibernate.validator.constraints.CodePointLength;
import org.hibernate.validator.constraints.CreditCardNumber;
import org.hibernate.validator.constraints.EAN;
import org.hibernate.validator.constraints.ISBN;
import org.hibernate.validator.constraints.IpAddress;
import org.hibernate.validator.constraints.Length;
import org.hibernate.validator.constraints.LuhnCheck;
import org.hibernate.validator.constraints.Mod10Check;
import org.hibernate.validator.constraints.Mod11Check;
import org.hibernate.validator.constraints.Normalized;
import org.hibernate.validator.constraints.Range;
import org.hibernate.validator.constraints.URL;
import org.hibernate.validator.constraints.UUID;
import org.hibernate.validator.constraints.UniqueElements;
import org.hibernate.validator.constraints.br.CNPJ;
import org.hibernate.validator.constraints.br.CPF;
import org.hibernate.validator.constraints.br.TituloEleitoral;
import org.hibernate.validator.constraints.kor.KorRRN;
import org.hibernate.validator.constraints.pl.NIP;
import org.hibernate.validator.constraints.pl.PESEL;
import org.hibernate.validator.constraints.pl.REGON;
import org.hibernate.validator.constraints.ru.INN;
import org.hibernate.validator.constraints.time.DurationMax;
import org.hibernate.validator.constraints.time.DurationMin;

/** A method for each constraint of Hibernate Validator, which has no other. */
@Path("constraints/library")
@Produces("application/json")
public class Library {

    @GET
    @Path("BitcoinAddress")
    public String bitcoinAddress(@QueryParam("v") @BitcoinAddress String v) {
        return "valid";
    }

    @GET
    @Path("CodePointLength")
    public String codePointLength(@QueryParam("v") @CodePointLength(max = 1) String v) {
        return "valid";
    }

    @GET
    @Path("CreditCardNumber")
    public String creditCardNumber(@QueryParam("v") @CreditCardNumber String v) {
        return "valid";
    }

    @GET
    @Path("EAN")
    public String ean(@QueryParam("v") @EAN String v) {
        return "valid";
    }

    @GET
    @Path("ISBN")
    public String isbn(@QueryParam("v") @ISBN String v) {
        return "valid";
    }

    @GET
    @Path("IpAddress")
    public String ipAddress(@QueryParam("v") @IpAddress String v) {
        return "valid";
    }

    @GET
    @Path("Length")
    public String length(@QueryParam("v") @Length(max = 1) String v) {
        return "valid";
    }

    @GET
    @Path("LuhnCheck")
    public String luhnCheck(@QueryParam("v") @LuhnCheck String v) {
        return "valid";
    }

    @GET
    @Path("Mod10Check")
    public String mod10Check(@QueryParam("v") @Mod10Check String v) {
        return "valid";
    }

    @GET
    @Path("Mod11Check")
    public String mod11Check(@QueryParam("v") @Mod11Check String v) {
        return "valid";
    }

    @GET
    @Path("Normalized")
    public String normalized(@QueryParam("v") @Normalized(form = Normalizer.Form.NFC) String v) {
        return "valid";
    }

    @GET
    @Path("Range")
    public String range(@QueryParam("v") @Range(min = 1, max = 2) int v) {
        return "valid";
    }

    @GET
    @Path("URL")
    public String url(@QueryParam("v") @URL String v) {
        return "valid";
    }

    @GET
    @Path("UUID")
    public String uuid(@QueryParam("v") @UUID String v) {
        return "valid";
    }

    @GET
    @Path("UniqueElements")
    public String uniqueElements(@QueryParam("v") @UniqueElements List<String> v) {
        return "valid";
    }

    @GET
    @Path("CNPJ")
    public String cnpj(@QueryParam("v") @CNPJ String v) {
        return "valid";
    }

    @GET
    @Path("CPF")
    public String cpf(@QueryParam("v") @CPF String v) {
        return "valid";
    }

    @GET
    @Path("TituloEleitoral")
    public String tituloEleitoral(@QueryParam("v") @TituloEleitoral String v) {
        return "valid";
    }

    @GET
    @Path("KorRRN")
    public String korRRN(@QueryParam("v") @KorRRN String v) {
        return "valid";
    }

    @GET
    @Path("NIP")
    public String nip(@QueryParam("v") @NIP String v) {
        return "valid";
    }

    @GET
    @Path("PESEL")
    public String pesel(@QueryParam("v") @PESEL String v) {
        return "valid";
    }

    @GET
    @Path("REGON")
    public String regon(@QueryParam("v") @REGON String v) {
        return "valid";
    }

    @GET
    @Path("INN")
    public String inn(@QueryParam("v") @INN String v) {
        return "valid";
    }

    @GET
    @Path("DurationMax")
    @DurationMax(seconds = 1)
    public Duration durationMax(@QueryParam("v") int v) {
        return Duration.ofSeconds(v);
    }

    @GET
    @Path("DurationMin")
    @DurationMin(seconds = 1)
    public Duration durationMin(@QueryParam("v") int v) {
        return Duration.ofSeconds(v);
    }
}
